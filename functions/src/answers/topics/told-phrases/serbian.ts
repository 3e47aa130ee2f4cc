/** How topics are told of in Serbian. */
export const SERBIAN = `
offer_says: nudimo, u ponudi imamo, u ponudi su, u našoj ponudi, naša ponuda obuhvata, ponuda obuhvata, bavimo se,
  pružamo, pružamo usluge, prodajemo, popravljamo, servisiramo, proizvodimo, izrađujemo, pravimo, organizujemo,
  iznajmljujemo, izdajemo, predajemo, podučavamo, obučavamo, držimo kurseve, držimo časove, sprovodimo, vodimo,
  lečimo, negujemo, čistimo, montiramo, ugrađujemo, projektujemo, gradimo, štampamo, šijemo, pečemo, kuvamo, služimo,
  pripremamo, savetujemo, zastupamo, osiguravamo, prevodimo, prevozimo, uvozimo, distribuiramo, obavljamo, vršimo,
  radimo, specijalizovani smo, specijalizovali smo se, mi smo, naša škola nudi, naša škola se bavi, naša škola pruža,
  naša škola organizuje, naša škola prodaje, naša škola obuhvata, naša firma nudi, naša firma se bavi,
  naša firma pruža, naša firma organizuje, naša firma prodaje, naša firma obuhvata, naša radnja nudi,
  naša radnja se bavi, naša radnja pruža, naša radnja organizuje, naša radnja prodaje, naša radnja obuhvata,
  naša kompanija nudi, naša kompanija se bavi, naša kompanija pruža, naša kompanija organizuje,
  naša kompanija prodaje, naša kompanija obuhvata, naša ordinacija nudi, naša ordinacija se bavi,
  naša ordinacija pruža, naša ordinacija organizuje, naša ordinacija prodaje, naša ordinacija obuhvata,
  naša hotel nudi, naša hotel se bavi, naša hotel pruža, naša hotel organizuje, naša hotel prodaje,
  naša hotel obuhvata, naša klub nudi, naša klub se bavi, naša klub pruža, naša klub organizuje, naša klub prodaje,
  naša klub obuhvata, naša salon nudi, naša salon se bavi, naša salon pruža, naša salon organizuje,
  naša salon prodaje, naša salon obuhvata, naša studio nudi, naša studio se bavi, naša studio pruža,
  naša studio organizuje, naša studio prodaje, naša studio obuhvata, naša restoran nudi, naša restoran se bavi,
  naša restoran pruža, naša restoran organizuje, naša restoran prodaje, naša restoran obuhvata, naša muzej nudi,
  naša muzej se bavi, naša muzej pruža, naša muzej organizuje, naša muzej prodaje, naša muzej obuhvata,
  naša servis nudi, naša servis se bavi, naša servis pruža, naša servis organizuje, naša servis prodaje,
  naša servis obuhvata, naša radionica nudi, naša radionica se bavi, naša radionica pruža, naša radionica organizuje,
  naša radionica prodaje, naša radionica obuhvata, naša udruženje nudi, naša udruženje se bavi, naša udruženje pruža,
  naša udruženje organizuje, naša udruženje prodaje, naša udruženje obuhvata, naša centar nudi, naša centar se bavi,
  naša centar pruža, naša centar organizuje, naša centar prodaje, naša centar obuhvata, naša prodavnica nudi,
  naša prodavnica se bavi, naša prodavnica pruža, naša prodavnica organizuje, naša prodavnica prodaje,
  naša prodavnica obuhvata, naša agencija nudi, naša agencija se bavi, naša agencija pruža, naša agencija organizuje,
  naša agencija prodaje, naša agencija obuhvata, naš škola nudi, naš škola se bavi, naš škola pruža,
  naš škola organizuje, naš škola prodaje, naš škola obuhvata, naš firma nudi
offer_is: je, su, je porodičn*, je mal*, je savremen*, je specijalizovan*, je škola, je prodavnica, je radnja,
  je ordinacija, je hotel, je restoran, je muzej, je klub, je servis, je radionica, je udruženje, je firma, je salon,
  je studio, je centar, je mesto, osnovan*, osnovana, osnovano, nastao, nastala, postoji od, postojimo od, radi od,
  radimo od, dobro došli u, dobrodošli u, dobro došli na, dobrodošli na, dobro došli kod, nudi, bavi se, pruža,
  predstavlja, vas poziva, vas dočekuje, je modern*, je osnovan*, je nastao, je nastala, je neprofitn*, je privatn*
offer_heads: ponuda, naša ponuda, u ponudi, iz ponude, šta nudimo, usluge, naše usluge, vrste usluga, spisak usluga,
  proizvodi, naši proizvodi, asortiman, kursevi, kursevi i radionice, časovi, nastava, programi, program, radionice,
  tretmani, zahvati, lečenje, meni, jelovnik, karta pića, sobe, naše sobe, apartmani, smeštaj, repertoar, izložbe,
  stalna postavka, paketi, članarine, cene, cenovnik, cena, tarife, karte, ulaznice, o nama, ko smo, ko smo mi,
  čime se bavimo, šta radimo, delatnost, iznajmljivanje, specijalnosti, predmeti, grupe, aktivnosti, sekcije,
  treninzi, osiguranja, popravke, katalog
prices_heads: cene, cena, cenovnik, cenovnik usluga, cenovnici, naše cene, cene usluga, tarifa, tarife, tarifnik,
  naknade, naknada, troškovi, članarina, članarine, školarina, školarine, kotizacija, kotizacije, karte, cene karata,
  cena karata, ulaznice, cene ulaznica, ulaz, premija, premije, paketi, paketi i cene, pretplate, pretplata,
  honorar*, cene časova, cene smeštaja, cene i uslovi
prices_besides: kaucij*, depozit*, kapar*, avans*, akontacij*, dostav*, isporuk*, poštarin*, slanj*,
  dolazak na adresu, izlazak na teren, putni troškovi, gubit*, izgublj*, gubljenj*, oštećenj*, uništ*, štet*, kazn*,
  penal*, kašnjenj*, zakašnjenj*, opomen*, kamat*, zatezn*, učešć* u šteti, franšiz*, pouzeće, inostranstv*,
  zona dostave, storno, otkazivanj*, parking*, boravišn* taks*, naknada štete
question_more: kada, kad, otkad, od kada, od kad, do kada, do kad, dokad, dokle, koliko dugo, koliko često,
  koliko daleko, koliko brzo, koliko rano, koliko kasno, koliko je, koliko, kolika, koliki, koliko puta, u koliko,
  u koliko sati, od koliko, do koliko, za koliko, na koliko, po koliko, u koje vreme, kog dana, kojeg dana,
  kojim danima, koji dan, koje dane, kojim danom, od kog, za koje vreme, koliko minuta
question_which: koji, koja, koje, kojeg, kog, kojem, kom, kojoj, kojih, kojima, kojom, kojim, koju, koji od, koja od,
  koje od, kakav, kakva, kakvo, kakve, kakvi, kakvih
question_back: to, ovo, ono, toga, tome, tim, time, taj, njega, nje, njih, njemu, njoj, njim, njom, nju, njegov*,
  njen*, njihov*, to isto, za to, na to, o tome, od toga, za njega, za nju, sa tim, s tim, uz to, pri tome,
  posle toga, kod toga, na ovo, za ovo, tog, toj, ovog, ovoga, ovome, ovim, onog, onoga
question_come: doći, dođem, dođu, dođe, dođemo, dolaziti, dolazim, dolaze, dolazi, dolazak, dovesti, dovedem,
  dovedemo, dovodi*, povesti, povedem, povedemo, uzeti, uzmem, poneti, ponesem, ući, uđem, uđe, uđu, uđemo, ulazi,
  ulaze, ulaz, puštate, pušta*, primate, primaju, prima, može, mogu, mogu li, možemo, smem, sme, smeju, smemo,
  dozvoljeno, dozvoljen, dozvoljena, dozvoljeni, dozvoljavate, dozvoljavaju, dozvoljava*, dobrodošli, dobrodošao,
  dobrodošla, dobrodošlo, dobro došli, sa mnom, sa nama, s nama, unutra, unutar, pogodno, pogodan, pogodna,
  prikladno, primereno, prilagođen*, prihvat*, ok, okej, u redu, smeta, smetaju, smetalo, ostaviti, ostavim, ostane,
  ostati, prisustvov*, učestvov*, učestvuju, prati, pratnja, u pratnji, sa psom, s psom, sa psima, sa detetom,
  s detetom, sa decom, s decom, sa bebom, sa mačkom, sa kučetom, zabranjen*, mesto za
question_nothing: dobrodošli, dobrodošao, dobrodošla, limit*, pravil*, politik*, uslov*, način*, metod*, oblik*,
  vrst*, mogućnost*, opcij*, lič*, ličn*, osob*, gost*, gosti, gostima, gostiju, klijent*, kupac, kupci, kupce,
  kupaca, kupcima, korisnik*, korisnic*, posetioc*, posetilac, polaznik*, mušterij*, neko, nekog, nekoga, nekome,
  nešto, nečega, išta, bilo šta, bilo gde, negde, igde, u blizini, blizu, obližnj*, postoj*, prodaj*, prodajete,
  nudi*, ponud*, organizuj*, dogovor*, dogovoriti, zahtev*, zahteva*, traž*, tražite, ulaz*, pristup*, postup*,
  ponaša*, koristi*, koristiti, upotreb*, podne*, predaj*, najbolj*, najbolje, javn*, prevoz*, molim*, hvala, dobar,
  dan, dobro, veče, jutro, pozdrav*, zanima*, interesuje*, vas, vama, vaš*, firma, firmi, firme, kontakt*, obrat*
pay_told: načini plaćanja, način plaćanja, načina plaćanja, načine plaćanja, oblici plaćanja, mogućnosti plaćanja,
  vidovi plaćanja, uslovi plaćanja, plaćanje gotovinom, plaćanje karticom, plaćanje karticama,
  plaćanje platnim karticama, plaćanje se vrši, plaćanje je moguće, plaćanje se obavlja, plaćanje pouzećem,
  plaćanje fakturom, plaćanje čekovima, plaćanje na rate, plaćanje u ratama, plaćanje preko računa,
  plaćanje uplatnicom, plaćanje po predračunu, plaćanje na licu mesta, plaćanje po fakturi, plaćanje online,
  online plaćanje, onlajn plaćanje, odloženo plaćanje, odloženim plaćanjem, plaćanja, plaćanje, plaća se, plaćaju se,
  platiti gotovinom, platiti karticom, platiti fakturom, platiti na, platiti u, platiti preko, platiti čekovima,
  možete platiti, može se platiti, možete da platite, mogu platiti, uplatiti na račun, uplata na račun,
  uplatom na račun, uplate na račun, uplatom na tekući račun, uplatnicom, opštom uplatnicom, uplatu izvršiti,
  uplata se vrši, uplatu možete, tekući račun, žiro račun, broj računa, poziv na broj, na rate, u ratama, u rata,
  # rata, # rate, mesečnih rata, mesečne rate, bez kamate, kartice i keš, gotovinski, gotovinom, u gotovini,
  gotovinu, čekovima, čekovima građana, čekove, administrativn* zabran*, pouzećem, pouzeće, po pouzeću, fakturom,
  fakturu, faktura, fakture, na osnovu fakture, po fakturi, po predračunu, predračun, predračuna, profaktur*,
  virmanski, virmanom, bankovnim transferom, bankovni transfer, bankovnim prenosom, trajni nalog, trajnim nalogom,
  elektronsko bankarstvo, e-banking, m-banking, ips qr, ips kod, qr kod*, paypal, apple pay, google pay, payoneer,
  kriptovalut*, bitcoin*, na kredit, primamo gotovinu, primamo plaćanja, primamo čekove, prihvatamo plaćanja,
  naplata se vrši, naplaćuje se na licu mesta, u dinarskoj protivvrednosti
pay_rather: primamo, prihvatamo, može se platiti, možete platiti, moguće je platiti, moguće platiti, plaćanje,
  plaćanja, platiti, plaćate, vršimo naplatu, načini plaćanja, gotovin*, karticom, karticama, uplat*, na rate,
  u ratama, moguće, rate, fakturom, mesečnih rata
pay_unlike: povraćaj*, povrat novca, vraćanje, vraća se, kaucij*, depozit*, avans*, kazn*, penal*, štet*,
  naknad* štete, kamat*, zatezn*, opomen*, reklamacij*, odšteta, dug*
pay_asked: kako, koji, koje, koja, kakv*, kojim, kojom, čime, šta, može, mogu, možemo, mogu li, da li, jel, je li,
  moguć*, primate, prihvatate, uzimate, podržavate, način, načini, gde, plaća, platiti, platim, plaćanje, plaćaju
pay_notasked: ko plaća, ko će platiti, ko snosi, kad, kada, koliko, moram li platiti, moram li da platim,
  moram da platim, mora li se platiti, moramo da platimo, limit*, maksimal*, minimal*, izgubi*, do kada,
  ako ne platim, dugujem, kasnim sa plaćanjem, treba li da platim
voucher_told: vaučer*, vaučeri, vaučere, poklon vaučer*, poklon-vaučer*, poklon bon*, poklon-bon*, poklon kartic*,
  poklon-kartic*, poklon paket*, poklon čestitk*, poklon sertifikat*, poklon kupon*, vrednosni bon*,
  vrednosne bonove, bonovi, bonova, bonove, gift kartic*, gift card*, gift vaučer*, gift voucher*, voucher*,
  poklon sa, idealan poklon, kao poklon, poklon za, za poklon, poklonite, pokloniti, poklon karta, poklon ulaznica,
  poklon članarina, poklon pretplata, poklon čas
voucher_rather: važi, važe, kupiti, kupite, kupovin*, u vrednosti, vrednost*, iskoristiti, iskorišćen*, od # dinara,
  # dinara, # din, # rsd, # €, # evra, iznos*, prodaj*, dostupn*, meseci, mesec*, iznosu
voucher_never: turistički vaučer*, turističkih vaučera, turističkim vaučerima, turističke vaučere, promo kod*,
  promotivni kod*, parking vaučer*, vaučer agencije, vaučer za smeštaj
voucher_asked: vaučer*, vauče*, voucher*, gift*, poklon*, pokloni*, poklonim*, bon, bona, bonovi, bonova, bonove,
  bonom, kupon*, daru*, darova*, sertifikat*, čestit*
cards_told: ne primamo kartice, kartice ne primamo, ne prihvatamo kartice, kartice se ne primaju,
  kartice se ne prihvataju, platne kartice ne primamo, samo gotovina, samo gotovinom, samo u gotovini, samo keš,
  isključivo gotovinom, isključivo u gotovini, isključivo gotovinski, isključivo keš, plaćanje isključivo gotovinom,
  plaćanje samo gotovinom, plaćanje isključivo karticom, samo karticom, isključivo karticom, samo kartično,
  isključivo bezgotovinski, bezgotovinsko plaćanje, bezgotovinski, sve kartice, sve platne kartice,
  sve vrste kartica, sve veće kartice, sve uobičajene kartice, primamo kartice, primamo sve kartice,
  primamo platne kartice, primamo debitne i kreditne, prihvatamo kartice, prihvatamo platne kartice,
  prihvatamo sve kartice, platne kartice, platnim karticama, platnom karticom, platnih kartica, kreditne kartice,
  kreditnim karticama, kreditnih kartica, kreditnom karticom, debitne kartice, debitnim karticama, debitnom karticom,
  debitnih kartica, plaćanje karticom, plaćanje karticama, plaćanje platnim karticama, platiti karticom,
  plaćanja karticama, beskontaktno, beskontaktno plaćanje, pos terminal*, pos aparat*, nemamo terminal, nemamo pos,
  visa, mastercard, maestro, american express, dina kartic*, dina, dinacard, gotovina ili kartica,
  gotovinom ili karticom, karticom ili gotovinom, gotovinom i karticom, kartično plaćanje, karticama primamo,
  primamo gotovinu i kartice
cards_unlike: povraćaj*, povrat novca, kaucij*, depozit*, garancij*, članska kartica, članske kartice,
  člansku karticu, zdravstvena kartica, zdravstvenu karticu, loyalty, kartica lojalnosti, poklon kartic*,
  rok važenja, penzionerska kartica, studentska kartica, kartica kluba, parking kartic*
cards_never: na rate, u ratama, kartica nije potrebna, bez unošenja kartice, bez davanja kartice, članske kartice,
  člansku karticu, kartica za ulaz, magnetna kartica, kartica sobe, podaci o kartici, ključ kartica, klub kartica
cards_asked: plaća, plati*, platim*, platiti, plaćanje, plaćati, primate, primaju, prima, prihvata*, prihvatate,
  uzimate, podržava*, samo, radi, karticom, karticama, gotovin*, keš, kešom, terminal*, pos, beskontakt*, nosim,
  kod sebe, minimal*, imati, ide, prolazi, prođe
cards_notasked: izgubi*, ukra*, ukradena, izgubljena, poklon kartic*, članska kartica, člansku karticu,
  članske kartice, limit*, kartica kluba, zdravstvena kartica, loyalty, kartica lojalnosti, sim kartic*,
  memorijska kartica, studentska kartica, penzionerska kartica, meni
refund_told: povraćaj novca, povraćaja novca, povraćaju novca, povraćajem novca, povraćaj sredstava,
  povraćaja sredstava, povraćaj uplaćenog, povraćaj uplate, povraćaj iznosa, povraćaj celokupnog, povraćaj članarine,
  povraćaj avansa, povraćaj troškova, povraćaj para, povrat novca, povrat sredstava, povraćaj, povraćaja, povraćaju,
  nema povraćaja, bez povraćaja, ne podleže povraćaju, ne vrši se povraćaj, vraćamo novac, vraćamo uplatu,
  vraćamo pun iznos, vraćamo ceo iznos, vraćamo celokupan iznos, vraćamo uplaćeno, vraća se novac, novac se vraća,
  novac vraćamo, novac vam vraćamo, vratićemo novac, vratićemo vam novac, vratićemo uplatu, vraća se pun iznos,
  vraća se ceo iznos, vraća se # %, vraćamo # %, vraćamo vam, vraća vam se, uplata se ne vraća,
  uplaćeni iznos se ne vraća, uplaćena sredstva, novac se ne vraća, ne vraća se, ne vraćaju se, vraćanje robe,
  vraćanja robe, vraćanje proizvoda, vraćanju robe, vratiti robu, vratiti proizvod, vraćanje kupljene robe,
  robu možete vratiti, možete vratiti robu, možete vratiti, možete zameniti, zamena robe, zamene robe, zamenu robe,
  zamena i povraćaj, zameniti robu, zameniti proizvod, povraćaj robe, povrat robe, pravo na povraćaj,
  pravo na odustanak, pravo na odustajanje, odustanak od ugovora, odustanka od ugovora, odustati od kupovine,
  odustanak od kupovine, obrazac za odustanak, rok od # dana od prijema, roku od # dana od dana prijema,
  propada uplata, uplata propada, refundacij*, refundira*, refundaciju, refundacije, refundiramo
refund_rather: # dana, dana, nedelj*, povraćaj*, vrać*, novac, novca, # %, ceo iznos, pun iznos, iznos*, polovin*,
  na račun, uplaćen*, roku, na istu karticu
refund_unlike: kaucij*, ključ*, depozit*, peškir*, osiguravajuć*, knjig*, opremu vratiti, vozil*
refund_never: vraćanje ključa, vraćanje ključeva, vraćanje knjig*, vraćanje opreme, vraćanje vozila, vratiti vozilo,
  vraćanje automobila, vratiti automobil, vraćanje bicikla, povraćaj pdv, povraćaj poreza, zamena ulja, zamena guma,
  zamena delova, zamena termina, povratna karta, povratne karte, u povratku, povrat poreza, refundacija poreza
refund_notasked: kome da se obratim, zamena ulja, zamena guma, povraćaj poreza, povraćaj pdv, vratim knjig*,
  vratim auto, vratim vozilo, vratim bicikl, vratim opremu, vratim se
deposit_told: avans, avansa, avansu, avansom, avansi, avansno, avansna uplata, avansnu uplatu, avansne uplate,
  avansno plaćanje, akontacij*, kapar*, kaucij*, depozit, depozita, depozitu, depozitom, depozite, učešće u iznosu,
  unapred, u celosti unapred, uplatom unapred, uplata unapred, plaćanje unapred, plaća se unapred,
  plaćaju se unapred, prilikom rezervacije uplat*, prilikom rezervacije se plaća, prilikom rezervacije se uplaćuje,
  pri rezervaciji se plaća, pri rezervaciji se uplaćuje, uplata prilikom rezervacije, uplatom # %, uplata od # %,
  uplata # %, uplatiti # %, uplaćuje se # %, # % prilikom rezervacije, # % pri rezervaciji, # % unapred, # % avansa,
  uplatom depozita, rezervacija se potvrđuje uplatom, rezervacija postaje važeća uplatom,
  rezervacija je važeća po uplati, uplatom se potvrđuje, garantuje se uplatom, ostatak se plaća, ostatak na dan,
  preostali iznos, ostatak iznosa, ostatak platiti, plaćanje po dolasku, plaća se po dolasku, plaća se pri dolasku,
  plaća se na kraju
deposit_with: #, %, polovin*, polovinu, pola, bez, nije, ne, nema, ceo, celokupan, u celosti, obavezan, obavezna,
  obavezno, potreban, potrebna, potrebno, avans, avansa, avansom, kaucija, kauciju, kaucije, depozit, depozita,
  kapara, kaparu, akontacija, akontaciju, akontacije, unapred
deposit_rather: rezervacij*, rezerviš*, narudžb*, porudžb*, potreb*, obavez*, zahtev*, uplaćuje se, uplatiti, uplat*,
  plaća se, potvrđ*, iznosi, naplaćuje*, uzimamo, prilikom
deposit_unlike: flaš*, ambalaž*, čaš*, posuđ*, zadržavamo, zadržava se, vraćamo, vraća se, povraćaj*, porez*,
  bankovni depoziti, štednj*, naplaćuje se penal
deposit_notasked: nazad, povraćaj*, povrat*, vratit*, vraćate, vraća, natrag
discount_told: popust*, popusti, popusta, popuste, popustom, popustima, sniženj*, snižen*, snižene cene,
  po sniženoj ceni, akcij*, akcijsk*, na akciji, u akciji, akcijska cena, akcijske cene, rasprodaj*, promo kod*,
  promotivni kod*, promotivn* cen*, promotivna cena, promotivne cene, kod za popust, kuponi za popust,
  kupon za popust, rabat*, povlašćen*, povlašćena cena, povlašćene cene, povlastic*, povoljnij*, niža cena,
  niže cene, nižoj ceni, jeftinij*, umanjena cena, umanjene cene, umanjen* za # %, besplatan ulaz za,
  ulaz slobodan za, ulaz besplatan za, besplatno za decu, deca .. besplatno, deca .. gratis, deca .. %,
  deca do # .. besplatno, studenti .. %, penzioneri .. %, đaci .. %, učenici .. %, studenti i penzioneri,
  đački popust, studentski popust, studentska cena, penzionerski popust, grupni popust, porodični popust,
  porodična ulaznica, porodična karta, grupna cena, grupne cene, za grupe preko #, za grupe veće od #, za grupe od #,
  loyalty kartic*, kartica lojalnosti, program lojalnosti, program vernosti, loyalty program, first minute,
  last minute, rani buking, ranu rezervaciju, # % jeftinije, # % niža, pola cene, u pola cene, polovinu cene,
  plaćaju pola, dva po ceni jednog, za stalne klijente, stalnim klijentima, stalnim gostima, stalnim kupcima,
  za više dece, drugo dete, za studente .. %, za penzionere .. %, za đake .. %, za studente i penzionere,
  za đake i studente, gratis za, prvi čas gratis, prvi čas besplatan, prvi trening besplatan, probni čas je besplatan
discount_rather: # %, popust*, sniženj*, akcij*, gratis, besplatno, povoljnij*, jeftinij*, kod, penzioner*, student*,
  đaci, učenici, deca, porodic*, grup*
discount_unlike: kašnjenj*, zakašnjenj*, pdv, ispit*, kaucij*, avans*, otkaz*, otkazivanj*, vlažnost, poresk*,
  popustljiv*, ne popušta, akcija čišćenja, humanitarn* akcij*, akcije dobrovoljnog
discount_never: volonterska akcija, humanitarna akcija, akcija čišćenja, dobrovoljno davanje krvi, akcija davalaca,
  akcije na berzi
included_told: u cenu je uračunat*, u cenu su uračunat*, uračunat*, uračunata, uračunato, uračunati, uračunate,
  je uračunato, u cenu je uključ*, u cenu su uključ*, uključeno u cenu, uključen u cenu, uključena u cenu,
  uključene u cenu, uključeni u cenu, cena uključuje, cene uključuju, cena obuhvata, cene obuhvataju, cena sadrži,
  cena ne uključuje, cena ne obuhvata, cenom je obuhvać*, cenom su obuhvać*, obuhvaćeno cenom, u ceni je, u ceni su,
  u cenu ulazi, u cenu ulaze, ulazi u cenu, ulaze u cenu, paket uključuje, paket obuhvata, paket sadrži, u paketu,
  članarina uključuje, članarina obuhvata, članarinom su obuhvać*, karta uključuje, karta obuhvata,
  ulaznica uključuje, ulaznica obuhvata, pretplata uključuje, pretplata obuhvata, školarina obuhvata,
  kotizacija obuhvata, kotizacija uključuje, iznos uključuje, cena sa pdv, pdv je uračunat, bez pdv,
  sa uračunatim pdv, bez dodatnih troškova, bez dodatnih naknada, bez skrivenih troškova, bez doplate, uz doplatu,
  doplata za, doplate za, doplaćuje se, doplaćuju se, naplaćuje se dodatno, naplaćuju se dodatno,
  naplaćuje se posebno, naplaćuju se posebno, plaća se posebno, plaćaju se posebno, plaća se dodatno,
  plaćaju se dodatno, dodatno se plaća, dodatno se naplaćuje, posebno se plaća, posebno se naplaćuje,
  dodatni troškovi, dodatni trošak, dodatne naknade, nije uključen*, nije uračunat*, nisu uključen*, nisu uračunat*,
  all inclusive, besplatno za goste, u sklopu cene, u okviru cene, bez dodatne naknade, bez nadoknade
included_rather: cena, cene, cenu, ceni, karta, karte, paket*, članarin*, uključ*, uračunat*, ulaznic*, sve,
  troškov*, doplat*
included_unlike: pdv, porez*, otkaz*, otkazivanj*, povraćaj*, popust*, kaucij*
guarantee_told: garancij*, garancija, garancije, garanciju, garanciji, garancijom, garantn*, garantni list,
  garantnog lista, garantnom roku, garantni rok, garantujemo, garantuje, garantovan*, garantovano, saobraznost*,
  nesaobraznost*, zakonska saobraznost, odgovornost za nesaobraznost, dajemo garanciju, pod garancijom, garancijski,
  garancijski list, garancijskog, garancija na radove, garancija na rad, garancija na delove, bez naknade otkloniti,
  besplatno otklanjamo, besplatno popravljamo, besplatno ispravljamo, otklonićemo nedostatak, otklanjanje nedostat*,
  ispravku bez naknade, ispravka je besplatna
guarantee_rather: # godin*, # meseci, # mesec*, godin*, godinu, meseci, mesec*, dajemo, obuhvaćen*, pokriva, važi,
  traje, garantujemo, # dana
guarantee_never: ne garantujemo mesto, ne garantujemo termin, garantovano mesto, garancija mesta,
  garancija putovanja, bankarska garancija, bankarsku garanciju, bankarske garancije, garantni fond, garancija banke,
  zagarantovano mesto, garantovani polasci, garantovani polazak, zagarantovana minimalna, garancija za otkazivanje
guarantee_notasked: produži*, duža garancija, produžena
bring_told: ponesite, poneti, poneti sa sobom, ponesite sa sobom, poneste sa sobom, da ponesete, da ponesu,
  molimo ponesite, molimo vas da ponesete, potrebno je poneti, potrebno je da ponesete, obavezno poneti,
  preporučujemo da ponesete, donesite, doneti, da donesete, potrebno je doneti, doneti sa sobom, donesite sa sobom,
  imati sa sobom, imajte sa sobom, imati kod sebe, imajte kod sebe, da imate kod sebe, sa sobom imati,
  nositi sa sobom, nosite, nositi udobnu, udobnu odeću, udobna odeća, udobnoj odeći, udobnu obuću, udobna obuća,
  sportsku odeću, sportska odeća, sportska oprema, sportsku opremu, sportsku obuću, sportske patike, čiste patike,
  patike za presvlačenje, patike za salu, papuče, rezervnu odeću, rezervna odeća, presvlaku, odeću za presvlačenje,
  kupaći kostim, sopstveni peškir, svoj peškir, sopstvenu opremu, sopstvenu prostirku, ličnu kartu, lična karta,
  lične karte, ličnom kartom, ličnu kartu ili pasoš, lični dokument, ličnog dokumenta, ličnim dokumentom,
  važeći pasoš, pasoš, zdravstvenu knjižicu, zdravstvena knjižica, zdravstvenu karticu, zdravstvene knjižice,
  zdravstvene kartice, potrebna dokumenta, potrebni dokumenti, potrebnu dokumentaciju, potrebna dokumentacija,
  potrebna oprema, dokumenta za upis, obavezna dokumentacija, izvod iz matične, uverenje o, priložiti,
  potrebno priložiti, kodeks oblačenja, dress code, pravila oblačenja, svečana odeća, obucite, obući, obujte,
  obavezna oprema, obavezna obuća, obavezne patike, pokazati ličnu, pokažite, dokument sa fotografijom,
  ličnog dokumenta sa fotografijom, obući udobnu, odgovarajuću odeću, odgovarajuća obuća, prijavite se sa dokumentom,
  svoje peškire, peškir i
bring_rather: molimo, potrebno, obavezno, ponesite, poneti, donesite, doneti, treba, neophodno, preporuč*, oprem*,
  odeć*, obuć*, patike, peškir*, kupać*, ličn*, dokument*, pasoš, knjižic*, svoj*, sopstven*, udobn*, imati
bring_never: zabranjeno unositi, zabranjeno unošenje, zabranjen unos, nije dozvoljeno unositi,
  nije dozvoljeno donositi, ne unosite, unošenje hrane, unošenje pića, donošenje sopstvene hrane, za poneti,
  hrana za poneti, ljubimce ne, doneti odluku, donosi odluku, doneti odluke, donošenje, nositi odgovornost, snosi
bring_asked: šta, nešto, čega, koji, koja, koje, kakv*, kako, treba, moram, potreb*, neophodno, da li treba, trebam,
  odeć*, obuć*, dokument*, oprem*, poneti, ponesem, doneti, donesem, obući, obučem, oblači, spremim, pripremim,
  lična karta, pasoš
wifi_told: wi-fi, wifi, wi fi, vajfaj*, bežični internet, bežičnog interneta, bežičnom internetu,
  bežičnim internetom, bežični pristup internetu, bežičnog pristupa internetu, bežična mreža, bežičnoj mreži,
  bežičnu mrežu, bežične mreže, pristup internetu, pristupa internetu, pristupom internetu, internet pristup,
  besplatan internet, besplatnog interneta, besplatnim internetom, internet konekcij*, internet vez*, internet je,
  brzi internet, brz internet, kablovski internet, optički internet, optičkog interneta, hotspot*, wlan,
  šifra za wi-fi, lozinka za wi-fi, lozinka za internet, šifra za internet, mreža za goste
wifi_rather: besplat*, gratis, lozink*, šifr*, mrež*, gost*, gosti, klijent*, dostup*, u celom objektu, sobama, brz*
wifi_never: ghz, kanal, ruter*, internet radio, internet prodavnica, internet bankarstvo, internet prodaja,
  internet stranica
wifi_notasked: šifr*, lozink*, kod, koda, bez interneta, bez wifi
parking_told: parking, parkinga, parkingu, parkingom, parkinzi, parkinge, parkinzima, parkiralište, parkirališta,
  parkiralištu, parkirališt*, parkirati, parkiranje, parkiranja, parkiranju, parkirajte, parkira, parkiraju,
  parking mesta, parking mesto, parking-mesta, parking-mesto, parking prostor, parking zona, parking garaža,
  parkirna mesta, mesta za parkiranje, mesto za parkiranje, garaža, garaže, garaži, garažu, garažno mesto,
  garažna mesta, podzemna garaža, podzemnoj garaži, javna garaža, javnoj garaži, ostaviti automobil, ostaviti vozilo,
  ostaviti auto, ostave automobil, plava zona, plavoj zoni, crvena zona, crvenoj zoni, žuta zona, žutoj zoni,
  zelena zona, zelenoj zoni, zoni parkiranja, zona # parkiranja, parking servis, parkiranje bicikala,
  držači za bicikle, stalak za bicikle, stalci za bicikle, punjač za električna, punjač za električne,
  punjači za električna
parking_rather: automobil*, auto, vozil*, gosti, goste, gostima, gostiju, klijent*, posetio*, besplat*, gratis,
  plaća*, naplaćuj*, # mesta, # parking mesta, najbliž*, iza zgrade, ispred, pored, čuvan*, obezbeđen*, dinara, din,
  zoni, zona
parking_never: nacionalni park, nacionalnom parku, nacionalnog parka, zabavni park, park prirode, parkirane bicikle,
  akva park, tehnološki park
children_told: deca, dece, deci, decu, decom, dete, deteta, detetu, detetom, dečj*, dečij*, dečiji, dečje, mališan*,
  mališani, najmlađ*, bebe, bebama, beba, bebu, novorođenč*, klinci, maloletn*, maloletnici, maloletna lica,
  maloletnih, krevetac, krevetac za bebe, krevetić, dečji krevet*, hranilic*, stolica za hranjenje,
  stolice za hranjenje, dečja stolica, dečje stolice, kutak za decu, dečji kutak, dečiji kutak, igraonic*, igralište,
  igrališta, dečje igralište, animacij*, animator*, prostor za presvlačenje, previjanje beba, presvlačenje beba,
  dojenje, prostor za dojenje, do # godina, ispod # godina, mlađi od # godina, mlađa od # godina, deca do # godina,
  deca mlađa od #, deca ispod #, deca od # do # godina, deca uzrasta, uzrast deteta, uzrasta od #,
  starosti do # godina, učenici osnovnih škola
children_rather: dobrodošl*, mogu, može, dozvoljen*, smeju, nije dozvoljeno, nije dozvoljen, samo, isključivo, ne,
  bez, besplat*, ulaz, u pratnji, pratnji roditelja, pratnji odraslih, pod nadzorom, nadzorom, staratelj*,
  prilagođen*, primamo, molimo, moraju, pogodn*, primeren*, od # godina, uzrast*
children_never: dečji lekar, dečja zaštita, dečji dodatak, prava deteta, dom za decu, dečji dispanzer,
  roditeljski sastanak, dečje bicikle, dečja knjiga, dečje knjige, dečja odeća
children_unlike: ključ*, fotografi*, faktur*, osiguran*, sedišt*, preuzimanj* deteta
children_notasked: hran*, meni, proizvod*, odeć*, obuć*, fotografi*, osigur*, poklon*, knjig*, rođendan*
dogs_told: pas, psa, psi, pse, pasa, psima, psom, psu, kuče, kučeta, kučetom, kučići, kućni ljubimci,
  kućnih ljubimaca, kućne ljubimce, kućnim ljubimcima, kućni ljubimac, kućnog ljubimca, kućnim ljubimcem, ljubimci,
  ljubimaca, ljubimce, ljubimcima, ljubimac, ljubimca, ljubimcem, ljubimcu, životinje, životinja, životinjama,
  životinju, životinjom, mačka, mačke, mačaka, mačku, mačkom, mačkama, četvoronož*, četvoronošci, četvoronošcima,
  pas vodič, psi vodiči, psa vodiča, pasa vodiča, pse vodiče, pet friendly, pet-friendly, dog friendly, petfriendly,
  boravak pasa, boravak sa ljubimcima
dogs_rather: dobrodošl*, dozvoljen*, dozvoljavamo, nije dozvoljen*, nisu dozvoljen*, dozvoljava se, zabranjen*,
  zabrana, mogu, može, sme, smeju, primamo, prihvatamo, samo, isključivo, ne, osim, na povocu, povocu, sa korpom,
  korpom, brnjic*, uz doplatu, doplat*, naknad*, ulaz, uvođenje, uz prethodnu najavu, boravak, po noći, molimo,
  izuzev
dogs_unlike: sam, sama, sami, pult*, poslastic*, hran*, granul*, dlak*, ujed*, vakcin*, vakcinacij*, šišanj*,
  kastracij*, sterilizacij*
dogs_notasked: hran*, dlak*, granul*, proizvod*, vegansk*, vegan, testiran*, kozmetik*, šišanj*, šiša*, vakcin*,
  alergi*
access_told: invalidsk*, invalidska kolica, invalidskim kolicima, invalidskih kolica, u invalidskim kolicima,
  kolicima, korisnici kolica, korisnike kolica, osobe u kolicima, invaliditet*, osobe sa invaliditetom,
  osobama sa invaliditetom, osoba sa invaliditetom, osoba s invaliditetom, osobe s invaliditetom,
  ratni vojni invalidi, sa otežanim kretanjem, otežanim kretanjem, slabije pokretn*, slabo pokretn*,
  smanjene pokretljivosti, smanjenom pokretljivošću, teže pokretn*, osobama u kolicima, dečja kolica,
  dečjim kolicima, dečijim kolicima, dečijih kolica, dečjih kolica, za kolica, kolica za bebe, bez stepenica,
  bez stepenika, bez praga, bez barijera, arhitektonske barijere, arhitektonskih barijera, nema lifta, lift, lifta,
  liftom, liftu, liftovi, lifta nema, liftovima, lift do, rampa, rampe, rampu, rampom, pristupna rampa,
  prilazna rampa, platforma za invalide, stepenice, stepenica, stepeništ*, # stepenika, # stepenica, u prizemlju,
  prizemlje, pristupačn*, pristupačno za, pristupačnost*, prilagođen* osobama, prilagođeno osobama,
  prilagođen osobama, prilagođena osobama, prilagođeni osobama, toalet za invalide, toalet za osobe, wc za osobe,
  wc za invalide, prilagođen toalet, slabovid*, slepe osobe, slepih osoba, slepi i slabovidi, gluve osobe, gluvih,
  nagluv*, indukciona petlja, brajev*, brajevo pismo, znakovni jezik, gestovni govor, lični pratilac, invalidi
access_rather: kolic*, invalid*, invaliditet*, pristupačn*, dostupn*, prilagođen*, bez barijera, lift, liftom, rampa,
  bez stepenica, pokretn*, širok*
access_never: prevoz robe liftom, viličar*, kolica za kupovinu, kolica za prtljag, stepen stručn*, stepen složenosti,
  invalidska penzija, invalidsko osiguranje, invalidski fond, dečija kolica na prodaju, prodaja kolica
access_unlike: selidb*, pušenj*, pušiti, hitn*, alarm*, požar*, evakuacij*, popust*, unošenj*, nameštaj*
age_told: od # godina, od # do # godina, od #-# godina, preko # godina, stariji od # godina, starije od # godina,
  starijih od # godina, mlađi od # godina, mlađe od # godina, mlađih od # godina, mlađa od # godina, ispod # godina,
  do # godina, sa navršenih # godina, navršenih # godina, navršene # godine, navršenu # godinu, napunjenih # godina,
  napunjene # godine, punih # godina, starost od # godina, starosti od # godina, starosti # godina, uzrasta od #,
  uzrasta od # godina, uzrast od #, uzrast # godina, uzrast #-# godina, uzrasta # godina, uzrasta #-#, uzrastu od #,
  najmanje # godina, minimum # godina, minimalno # godina, min # godina, min. # godina, minimalna starost,
  minimalne starosti, minimalni uzrast, minimalan uzrast, maksimalna starost, starosna granica, starosne granice,
  starosnu granicu, starosna ograničenja, starosno ograničenje, uzrasno ograničenje, nema starosnog ograničenja,
  bez starosnog ograničenja, bez obzira na uzrast, svih uzrasta, sve uzraste, maloletn*, maloletnici, maloletna lica,
  maloletnim licima, punoletn*, punoletni, punoletna lica, punoletnim licima, punoletne osobe, # godine života,
  # godina života, # godinu života, navršen* # godin*, samo za odrasle, isključivo za odrasle, saglasnost roditelja,
  pisanu saglasnost roditelja, u pratnji roditelja, u pratnji odrasle osobe, u pratnji odraslih, od #. godine života,
  do #. godine života, pre #. godine života, posle #. godine života, ispod #. godine života, sa navršenom #,
  od navršene #, #. godine života, #. godinu života, starost vozača, godina starosti, # godina starosti,
  deca do #. godine, stariji od #, mlađi od #
age_rather: moraju, mora, minimum, minimal*, najmanje, samo, isključivo, može, mogu, navršen*, napunjen*, vozač*,
  učesnik*, učesnici, deca, dete, osobe, osoba, u pratnji, pratnj*, saglasnost*, dozvoljen*, punoletn*, maloletn*,
  uzrast*
age_never: garancij*, saobraznost*, podaci, podataka, faktur*, pre # godina, važi, laptop*, iskustv*, čuvamo, čuvaju,
  postojimo, postoji od, na tržištu, poslujemo, posluje, vaučer*, tradicij*, rok od
age_unlike: iskustv*, besplat*, gratis, popust*, dugi niz godina, višegodišnj*, staž*, povlašćen*
age_asked: uzrast*, starost*, starosn*, godin*, punoletn*, maloletn*, mlad*, mlađ*, star*, mator*, limit*, minimal*,
  ograničenj*, odrasl*, koliko godina, navršen*
age_notasked: koliko godina ima, koliko godina imaju, koliko godina imate, koliko godina postojite,
  koliko godina radite, koliko dugo postojite, koliko godina garancij*, koliko godina garancije,
  koliko je stara zgrada, koliko je stara, koliko je star, koliko je staro, otkad postojite, godina iskustva,
  koliko godina traje
directions_told: kako do nas, kako doći, kako stići, kako da dođete, kako da stignete, kako nas pronaći,
  kako da nas pronađete, do nas možete, možete doći, možete nas pronaći, nalazimo se, nalazi se u neposrednoj,
  lokacija, autobusom, autobusima, autobus broj, autobus #, autobusi #, autobusi broj, autobuske linije,
  autobuska linija, autobusk* stanic*, autobuske stanice, autobuskoj stanici, autobuska stanica,
  autobusko stajalište, autobusko stajališt*, autobus*, tramvaj*, tramvajem, tramvaji, tramvaji #, tramvaj #,
  tramvajske, trolejbus*, trolejbusom, trolejbusi #, linija #, linije #, linijom #, linijama #, linijama broj,
  linije broj, linija broj, stajalište, stajališta, stajalištu, stajališt*, stanica, stanice, stanici, stanicom,
  vozom, voz do, železničk* stanic*, železničke stanice, železničkoj stanici, bg voz, bg:voz, metro, gradski prevoz,
  gradskim prevozom, gradskog prevoza, javni prevoz, javnim prevozom, javnog prevoza, kolima, automobilom, autom,
  autoputa, autoput, autoputem, magistral*, skrenite, kružni tok, kružnom toku, prati putokaz*, pratite putokaze,
  minuta hoda, minut hoda, minuta peške, minuta pešice, minuta pešačenja, peške od, pešice, metara od, kilometara od,
  km od centra, od centra grada, u centru grada, iz centra, od aerodroma, sa aerodroma, aerodrom, preko puta,
  na uglu, ulaz iz, ulaz je iz, ugao ulica, gps koordinate, koordinate, google mape, na mapi, mapa, isključenje za,
  na isključenju, isključenjem, skrenuti levo, skrenuti desno, skrenite levo, skrenite desno, petlja, petlji,
  u neposrednoj blizini
directions_rather: stanic*, stajališt*, autobus*, tramvaj*, trolejbus*, linij*, voz*, kolima, automobil*, minut*,
  peške, hoda, prevoz*, isključenj*, aerodrom*, centra, do nas
directions_never: izlet*, dan #, povratak, kvar*, šlep*, dolazak na adresu, izlazak na teren, vreme dostave, trka*,
  rok isporuke, autobuska karta, obilazak, ekskurzij*, transferi, putarin*, maratonu
holidays_told: praznik*, praznici, praznika, praznicima, praznike, praznikom, praznicima ne radimo, državni praznik*,
  državnim praznik*, državnih praznika, državnim praznicima, verski praznik*, verskih praznika, verskim praznicima,
  neradni dan*, neradni dani, neradnim danima, neradne dane, neradnih dana, neradan dan, praznično radno vreme,
  praznični, praznične dane, prazničnim danima, praznično, novogodišnj*, nova godina, nove godine, novu godinu,
  novoj godini, božić*, božića, božiću, badnje veče, badnji dan, vaskrs*, uskrs*, veliki petak, prvi maj, prvog maja,
  praznik rada, sretenj*, dan primirja, dan državnosti, godišnji odmor, godišnjem odmoru, godišnjeg odmora,
  kolektivni godišnji, kolektivnom godišnjem, kolektivni odmor, kolektivnom odmoru, letnja pauza, letnje pauze,
  zimska pauza, zimske pauze, letnji raspust, zimski raspust, školski raspust, raspust*, zatvoreni za vreme praznika,
  zatvoreno za praznike, u toku praznika, tokom praznika, tokom leta ne radimo, u avgustu ne radimo, van sezone,
  1. maja, 2. maja, 1. i 2. maja, 1. januara, 2. januara, 1. i 2. januara, 7. januara, 6. januara, 31. decembra,
  24. decembra, 25. decembra, 15. februara, 16. februara, 11. novembra, krsna slava, krsne slave,
  u avgustu .. ne radi*, u avgustu .. zatvor*, leti .. zatvor*, tokom leta .. zatvor*, otvoreno cele godine,
  otvoreni cele godine, radimo cele godine, radimo tokom cele godine, svakog dana osim
holidays_rather: ne radimo, ne radi, zatvoren*, zatvoreno, zatvaramo, radimo, radi, rade, otvoren*, otvoreno,
  radno vreme, pauza, od # do #, od # h, do # h, skraćeno
holidays_unlike: tišin*, plaćeno odsustvo, porodiljsko, meni, ručak, rasprodaj*, akcij*, popust*, ukras*, dekoracij*,
  paketić*, putovanj*, aranžman*, doček nove godine u, kamp
holidays_notasked: skuplj*, skupo, koliko košta, koliko koštaju, cena, cene, poklon*, paketić*, čas, časovi, časova,
  čestit*, ukras*, dekoracij*, izlet*, putovanje, aranžman*, meni
needed_told: rezervacij*, rezerviš*, rezervisat*, rezervisan*, zakazivanj*, zakaz*, zakazati, zakažite, zakažu,
  zakaže, termin*, najav*, najaviti, najavite, prijav*, prijaviti, prijavite, upis*, naručiti unapred, naruč*,
  poruči*, pozvati unapred, javiti unapred, javite se unapred, pozovite pre, registrac*
needed_alone: bez zakazivanja, bez prethodnog zakazivanja, bez rezervacije, bez prethodne rezervacije, bez najave,
  bez prethodne najave, bez prijave, bez prethodne prijave, zakazivanje nije potrebno, zakazivanje nije obavezno,
  zakazivanje nije neophodno, nije potrebno zakazivanje, nije potrebno zakazati, nije potrebno zakazivati,
  rezervacija nije potrebna, rezervacija nije obavezna, rezervacija nije neophodna, nije potrebna rezervacija,
  rezervacije nisu potrebne, najava nije potrebna, nije potrebna najava, prijava nije potrebna,
  nije potrebna prijava, ne morate zakazivati, ne morate da zakazujete, ne morate rezervisati,
  ne morate da rezervišete, ne mora da se zakaže, ne primamo rezervacije, ne vršimo rezervacije, ne zakazujemo,
  samo uz zakazivanje, samo po zakazivanju, isključivo uz zakazivanje, isključivo po zakazivanju,
  isključivo uz prethodno zakazivanje, samo uz prethodno zakazivanje, uz prethodno zakazivanje, po zakazivanju,
  uz prethodnu najavu, uz najavu, uz obaveznu najavu, samo uz najavu, isključivo uz najavu, obavezna najava,
  obavezna je najava, uz rezervaciju, samo uz rezervaciju, isključivo uz rezervaciju, uz prethodnu rezervaciju,
  obavezna rezervacija, rezervacija je obavezna, rezervacija obavezna, zakazivanje je obavezno, obavezno zakazivanje,
  obavezno zakazati, zakazivanje obavezno, najava je obavezna, preporučuje se rezervacija,
  rezervacija se preporučuje, preporučujemo rezervaciju, preporučujemo da rezervišete, preporučujemo da zakažete,
  preporučuje se zakazivanje, zakazivanje se preporučuje, slobodno svratite, slobodno dođite, svratite kad,
  dođite bez, samo dođite, po redu dolaska, po redosledu dolaska, ko prvi dođe, prima se po redosledu,
  preporučuje se najava, termin obavezan, obavezno je zakazati, potrebno je zakazati, potrebno je zakazati termin,
  potrebno je rezervisati, neophodno je zakazati, neophodno je rezervisati, neophodna je rezervacija,
  neophodno je najaviti, potrebno je najaviti, potrebna je rezervacija, potrebna je najava, mora se zakazati,
  morate zakazati, morate rezervisati, mora se rezervisati, mora se najaviti, potrebna je prijava,
  prijava je obavezna, obavezna prijava
needed_with: mora*, morate, moraju, mora se, treba, potrebno, potrebna, potreban, neophod*, obavez*, obavezno,
  obavezna, preporuč*, molimo, molimo vas, najkasnije, unapred, ranije, prethodn*, pre dolaska, pre početka,
  pre posete, dan ranije, dana ranije, dana unapred, sati unapred, sata ranije, najmanje, bez, samo uz, isključivo
needed_unlike: otkaz*, otkazivanj*, storn*, avans*, depozit*, kaucij*, akontacij*, raskid*, povraćaj*, propada,
  kapar*
needed_never: prirodni rezervat*, rezervat*, rezervna kopija, rezervni deo, rezervni delovi, rezervnih delova,
  rezervna odeća, upis u registar, registracij* vozila, registracija vozila, matični broj, rok važenja,
  termin plaćanja, upisan u registar
needed_asked: mora, moram, moramo, moraju, mora li, morati, treba, trebam, potreb*, neophod*, obavez*, bez, unapred,
  ranije, najpre, prvo, bolje, preporuč*, samo, spontan*, onako, ulice, odmah, tek tako, prethodn*, svratim, svratiti
needed_notasked: šta ako, šta kad, a ako, ako ne, šta se dešava, šta će biti, šta biva, u slučaju
book_told: zakazati termin, zakazivanje termina, zakazivanja termina, zakazivanje, zakazivanja, zakazivanju,
  zakažite, zakažite termin, zakazati, zakazuje se, zakazuju se, zakazujete, termin možete, termin se zakazuje,
  rezervisati, rezervišite, rezervaciju, rezervacije, rezervacija, rezervacij*, rezervisanje, rezerviše se,
  rezervacije se vrše, rezervaciju možete, prijaviti se, prijava se, prijave se, prijavite se, prijavljivanje,
  prijavljivanja, prijavni formular, prijavu možete, prijave primamo, prijave slati, prijavite, prijavnica,
  prijavnicu, upis, upisa, upisi, upisuju se, upisuje se, upisnica, upisati se, upišite, upis se vrši, učlanjenje,
  učlaniti se, učlanjenja, učlanite se, učlanjuje, pristupnic*, pristupnica, postati član, postanite član,
  formular za prijavu, formular za rezervaciju, popunite formular, popuniti formular, popunite prijavu,
  popunjavanjem, lista čekanja, listu čekanja, liste čekanja, poručiti, poručivanje, poručite, porudžbine primamo,
  porudžbin*, naručiti, naručivanje, naručite, narudžbine, narudžbin*, kupovina karata, karte možete kupiti,
  karte se mogu kupiti, karte se kupuju, ulaznice možete kupiti, kupiti karte, kupiti ulaznice, prodaja karata,
  otvorite nalog, kreirajte nalog, registrujte se, registracija na sajtu, mesto je rezervisano,
  rezervacija je potvrđena, termin je potvrđen, pozovite da zakažete, pozovite nas, javite se
book_with: online, onlajn, internet*, www, sajt*, sajtu, veb*, websajt*, telefon*, telefonom, tel., tel, br., broj,
  pozovite, pozivom, zovite, zvati, poziv*, e-mail*, email*, mejl*, imejl*, @, formular*, obrazac, recepcij*,
  kancelarij*, sekretarijat*, blagajn*, na blagajni, šalter*, aplikacij*, viber*, whatsapp, messenger*, facebook,
  fejsbuk*, instagram*, sms*, lično, na licu mesta, u prostorijama, u našoj radnji, link*, lista, listu, portal*,
  nalog*, uplatom, uplat*, platform*, popunjavanjem, eventim, tickets, booking
book_rather: online, onlajn, telefon*, pozovite, mejl*, e-mail*, formular*, aplikacij*, viber*, whatsapp,
  rezervišite, zakažite, prijavite, rezervacij*, zakazivanj*, prijav*, sajt*, recepcij*, upis*
book_unlike: avans*, akontacij*, depozit*, otkaz*, otkazivanj*, storn*, povraćaj*, večer*, parking*, propada,
  kašnjenj*, zakasn*, raskid*
book_never: kazna, štet*, nesreć*, prijava štete, prijava kvara, prijava reklamacije, prijava problema,
  obrazac za reklamaciju, obrazac za povraćaj, obrazac za odustanak, prijavi kvar, upis u registar,
  upisan u registar, registracija vozila, prijaviti štetu, prijavite kvar, rezervni delovi
book_notasked: šta ako, šta kad, a ako, šta se dešava, šta će biti, šta biva, u slučaju, ako ne
cancel_told: otkaz*, otkazati, otkazivanj*, otkazivanje, otkazivanja, otkazivanju, otkažete, otkažite, otkaže,
  otkazuje, otkazuju, otkazan*, otkazana, otkazane, otkazani, otkazni rok, otkaznog roka, otkaznim rokom, otkaz,
  raskid*, raskid ugovora, raskida ugovora, raskinuti, raskinuti ugovor, raskida, raskinete, storn*, storniranj*,
  stornirati, odustanak, odustanka, odustajanj*, odustanete, odustati, odustanak od ugovora, odjava članstva,
  odjaviti članstvo, ispisivanj*, ispisati se, ispis iz, pisani zahtev za ispis, pomeranje termina, pomeriti termin,
  pomerite termin, promena termina, promeniti termin, promena datuma, promeniti datum, odlaganje termina,
  odložiti termin, zamrzavanj*, zamrznuti članarinu, mirovanje članstva, mirovanje, prestanak ugovora,
  prekid ugovora, prekid pretplate, prekinuti ugovor, prekinuti pretplatu, ukoliko ste sprečeni, ako ste sprečeni,
  ukoliko ne možete da dođete, ako ne možete da dođete, ne možete doći, do # sati pre, # sati pre termina, # h pre,
  # dana pre početka, # dana pre dolaska, # sata pre, najkasnije # sata, najkasnije # dana, najkasnije # sati,
  besplatno otkazivanje
cancel_rather: besplat*, bez troškova, bez naknade, bez penala, dana, sat*, sati, # h, nedelj*, mesec*, # %,
  pre dolaska, pre termina, trošk*, najkasnije, pisan*, rok, rok*
cancel_unlike: izvođač*, umetnik*, ako mi, ukoliko mi, mi otkažemo, zadržavamo pravo, organizator*,
  predstava otkazana, čas otkazan, povraćaj*, ako otkažemo
cancel_never: otkaz o radu, otkaz ugovora o radu, otkazao motor, kočnice otkaz*, otkazivanje bubrega, oglasna tabla,
  odlaganje otpada
late_told: kašnjenj*, kašnjenje, kašnjenja, kašnjenju, kašnjenjem, kasnite, kasne, kasni, kasniti, kasnimo, zakasn*,
  zakasnite, zakasne, zakasni, zakasniti, zakašnjenj*, zakašnjenje, zakašnjenja, zakašnjenjem, zakasneli, zakasnelih,
  zakasnele, kasniji dolazak, kasnijeg dolaska, kasnijem dolasku, kasan dolazak, kasni dolazak, dolazak nakon #,
  dolazak posle #, dolaska posle #, dolasci posle #, ne pojav*, nepojavljivanj*, ne pojavite, ne pojavi, nedolazak,
  nedolaska, nedolaskom, no-show, no show, ne dođete na, ne dođete u, ne dođu, nedolazak na termin, propušten*,
  propuštene časove, propušteni časovi, propušteni termin, propušten termin, termin propada, termin se smatra,
  rezervacija propada, čas propada, rezervaciju čuvamo, mesto čuvamo, čuvamo sto, čuvamo rezervaciju, sto čuvamo,
  čekamo # minuta, tolerišemo, toleriše se, # minuta kašnjenja, kašnjenja do # minuta, nakon početka, posle početka,
  ulazak nakon početka, ulazak posle početka, ulaz nakon početka, neopravdan*, nadoknada časa, nadoknaditi čas,
  nadoknade časova, neopravdano odsustvo, dođite # minuta ranije, # minuta pre početka, izostan*, izostane,
  tolerancija od, tolerancija kašnjenja, tolerancija je, propustite čas, propustite termin, ne stignete na vreme,
  ne dođete na vreme
late_rather: kasn*, zakasn*, kašnjenj*, minut*, # min, propada, skrać*, naplaćuj*, naknad*, kasnije, na vreme,
  čekamo, trošk*, ne ulaz*, posle početka
late_unlike: kasna odjava, kasno odjavljivanje, prtljag*, kamat*, kašnjenje u plaćanju, kašnjenje sa plaćanjem,
  plaćanj*, isporuk*, dostav*, uplat*
late_never: kasna odjava, najkasnije, kašnjenje isporuke, kašnjenje u isporuci, kašnjenje dostave, zatezna kamata,
  zateznu kamatu
complaint_told: reklamacij*, reklamacija, reklamacije, reklamaciju, reklamaciji, reklamacijama, reklamirat*,
  reklamiranj*, reklamacioni list, izjaviti reklamaciju, prigovor*, prigovori, prigovora, prigovore, prigovorom,
  pritužb*, pritužbe, žalb*, žalbe, žalba, žalbu, žalbi, žalbom, žaliti se, predlozi i pritužbe, primedbe, primedba,
  primedbu, primedbi, primedbe i predlozi, primedbe i sugestije, sugestij*, pohvale i, nezadovoljn*, nezadovoljni,
  niste zadovoljni, nije zadovoljan, nezadovoljstv*, ukoliko niste zadovoljni, ako niste zadovoljni,
  ako nešto nije u redu, ukoliko nešto nije u redu, ako nešto nije, korisnička podrška, korisničke podrške,
  korisnički servis, korisnička služba, služba za korisnike, podrška kupcima, služba za reklamacije, kontakt centar,
  knjiga utisaka, knjiga žalbi, knjigu utisaka, knjiga primedbi, oštećena pošiljka, oštećen proizvod, oštećena roba,
  oštećeno pri, zapisnik o oštećenju, potrošačkih sporova, vansudsko rešavanje, zaštita potrošača, zaštiti potrošača,
  u roku od # dana od prijema reklamacije
complaint_rather: @, www, telefon*, tel., pozovite, mejl*, e-mail*, formular*, obrazac, recepcij*, kancelarij*,
  na adresu, pismen*, pisan*, pisanim putem, prijavite, obratite, odgovor*, rešava*, # dana, dana, rok*, reklamacij*
complaint_never: reklamni materijal, reklamne poruke, reklama, reklame, reklamni, oglašavanj*, žalba na presudu,
  reklamiranje proizvoda
delivery_told: dostav*, dostava, dostave, dostavu, dostavi, dostavom, dostavljam*, dostavljamo, dostavlja se,
  dostavljanj*, dostavu vršimo, dostavu vrši, isporuk*, isporuka, isporuke, isporuku, isporučuj*, isporučujemo,
  isporučuje se, isporučeno, šaljemo, poslati na adresu, šalje se, šaljemo na, pošiljk*, pošiljka, pošiljke,
  pošiljku, kurir*, kurirska služba, kurirske službe, kurirskom službom, post express*, post-express, bex, aks,
  d express, pošta srbije, poštom, poštarin*, troškovi dostave, troškovi isporuke, cena dostave, cena isporuke,
  rok isporuke, rok dostave, rokovi isporuke, vreme isporuke, na kućnu adresu, na vašu adresu, do vaših vrata,
  na vaša vrata, na kućnom pragu, na kućni prag, dolazak na kućnu adresu, dolazimo na kućnu, dolazimo na adresu,
  dolazimo kod vas, izlazimo na teren, izlazak na teren, izlaska na teren, kućne posete, kućna poseta, kućnih poseta,
  kućnu posetu, lično preuzimanje, preuzimanje u radnji, preuzimanje lično, lično preuzeti, preuzeti lično,
  besplatna dostava, besplatna isporuka, dostava je besplatna, paketomat*, glovo, wolt, praćenje pošiljke,
  porudžbina stiže, vreme dostave, dostava hrane, rok slanja, slanje robe, šaljemo kurirskom, šaljemo robu
delivery_rather: dana, radnih dana, # dana, besplat*, gratis, trošk*, # dinara, dinara, rsd, €, na kućnu, porudžbin*,
  preko #, iznad #, radnim danima, sati, kurir*, inostranstv*, kućn*
delivery_unlike: povraćaj*, vraćanj*, carin*, carina, carinske, oštećen*, reklamacij*, vratiti, povrat, vraćamo
delivery_never: potvrd*, link*, faktur*, mejlom, mejl, e-mailom, sertifikat*, izveštaj*, newsletter*, dostavljač*,
  dostavlja dokaz, dostaviti dokument*, dostaviti uverenj*, dostaviti potvrd*, dostavljanje dokumentacije, rezultat*,
  obaveštenj*, podataka, upit
who_told: vlasnik*, vlasnik, vlasnica, vlasnice, vlasnici, vlasnika, vlasništv*, u vlasništvu, vodi porodica,
  vodi .. porodica, vodi ga, vodi je, vodi je porodica, rukovod*, rukovodi, rukovodilac, rukovodstvo, direktor*,
  direktorka, direktor, direktora, direktorica, generalni direktor, menadžer*, menadžment, upravnik*, upravnica,
  predsednik*, predsednica, predsednik udruženja, upravni odbor, upravnog odbora, u upravi, šef kuhinje, šefica, šef,
  upravlja, upravljaju, osnivač*, osnivača, osnovao, osnovala, osnovali, je osnovan .. godine od strane,
  osnovana od strane, pripada porodici, naš tim, našeg tima, našem timu, tim čine, tim se sastoji, tim čini,
  u našem timu, članovi tima, tim od #, naši stručnjaci, stručni tim, naši zaposleni, zaposlenih, naši predavači,
  naši profesori, naši instruktori, naši treneri, instruktor*, odgovorni lekar, glavni lekar, glavni majstor,
  koordinator*, koordinatorka, kustos*, kontakt osoba, osoblje, odgovorno lice, ordinaciju vodi, radnju vodi,
  školu vodi, firmu vodi, porodična firma, porodični posao, porodični restoran, porodični hotel, treća generacija,
  druga generacija, generacije porodice, sa # godina iskustva, godina iskustva, vođen* od strane, trener, treneri,
  trenera, trenerica, domaćin, domaćini, domaćica, predavač, predavači, predavača, profesor, profesori, profesorka,
  nastavnici, nastavnik, kolektiv, nosilac gazdinstva, preduzetnik, preduzetnica
who_rather: vlasnik*, vlasnica, vlasnici, vodi, direktor*, rukovod*, osnivač*, osnova*, predsedni*, porodic*, tim,
  tima, šef*, upravnik*, menadžer*
who_unlike: psa, psima, pas, mačke, ljubimca, ljubimaca, životinj*, pismen*, odgovara, odgovornost*, cena, cene, din,
  dinara, roditelj*, porodice sa decom, proslav*, vozil*, automobil*
who_never: vlasnik psa, vlasnici pasa, vlasnika pasa, vlasnik ljubimca, vlasnici ljubimaca, vlasnik vozila,
  vlasnik automobila, vlasnici vozila, porodična karta, porodične karte, porodična ulaznica, porodične sobe,
  porodična soba, prethodni vlasnik, bivši vlasnik, novi vlasnik vozila, porodični lekar, porodični paket,
  članovi porodice, članovima porodice, vlasnik kartice, vlasnik polise, vlasnik stana, vlasništvo nad
who_notasked: kada, kad, koliko košta, cena
data_told: lični podaci, ličnih podataka, lične podatke, ličnim podacima, podaci o ličnosti, podataka o ličnosti,
  podatke o ličnosti, podacima o ličnosti, obrada podataka, obradu podataka, obrade podataka, obrađujemo, obrađuju,
  obrađujemo podatke, obrađuju se, zaštita podataka, zaštite podataka, zaštiti podataka, zaštitu podataka,
  zakon o zaštiti podataka, gdpr, privatnost*, politika privatnosti, politike privatnosti, politiku privatnosti,
  rukovalac, rukovaoca, rukovalac podacima, poverljiv*, poverljivo, poverljivost*, lekarska tajna,
  profesionalna tajna, čuvamo podatke, čuvaju se podaci, podaci se čuvaju, čuvanje podataka, podatke čuvamo,
  podatke ne, vaše podatke, vaši podaci, vaših podataka, vašim podacima, podatke koristimo, podaci se koriste,
  podaci se brišu, brisanje podataka, brisanja podataka, obrisati podatke, pravo na brisanje, pristup podacima,
  trećim licima, trećim stranama, saglasnost za obradu, saglasnost za objavljivanje, saglasnost za fotografisanje,
  fotografije učesnika, fotografije dece, fotografije objavljujemo, objavljivanje fotografija,
  objavljujemo fotografije, video nadzor, video-nadzor, videonadzor, video nadzora, kolačić*, kolačići, poverenik za,
  lice za zaštitu, matični broj pacijenta, newsletter, odjava sa liste, odjavite se sa newslettera, bez saglasnosti,
  uz vašu saglasnost, podaci pacijenata, čuvaju se # godina, čuvamo # godina, čuvamo ih, poslovna tajna, podatke,
  fotografisanje dece, fotografisanje učesnika, fotografisanje posetilaca, snimanje učesnika, snimanje dece,
  snimci sa kamera, snimci se čuvaju, snimak se čuva, snimanje razgovora, razgovori se snimaju, objekat je pod video
data_rather: čuva*, čuvaj*, obrađuj*, prosleđuj*, prosleđen*, ustupa*, deli*, briš*, brisanj*, obriš*, zaštit*,
  štitimo, šifrovan*, saglasnost*, ne prodajemo, trećim licima, koristimo, koriste se, pristup, godina
data_never: lozink*, prenos podataka, paket podataka, količina podataka, baza podataka, baze podataka,
  podaci o firmi, tehnički podaci, tehničkih podataka, kontakt podaci, kontakt-podaci, podaci za uplatu,
  podaci o proizvodu, analiza podataka, analizu podataka, podaci o računu, osnovni podaci o firmi, snimanje zuba,
  rendgensko snimanje, snimanje dokumentarca, podaci za plaćanje
data_notasked: izgubi*, izgubljen*, export*, eksport*, uvoz*, import*, povrat*, backup*, bekap*, rezervn* kopij*,
  kopij*, prebac*, za uplatu, šifra, lozinka, podaci za uplatu, spasavanj*
jobs_told: slobodn* radn* mest*, otvoren* radn* mest*, otvorene pozicije, oglas* za posao, konkurs* za posao,
  posao kod nas, rad kod nas, radite kod nas, radite sa nama, raditi kod nas, zapošljavamo, zapošljavanj*, zaposlenj*,
  tražimo radnik*, tražimo saradnik*, tražimo koleg*, tražimo .. za naš tim, tražimo .. u timu,
  tražimo .. sa iskustvom, tražimo .. na puno radno vreme, tražimo pomoćnik*, tražimo tehničar*, tražimo majstor*,
  tražimo konobar*, tražimo prodav*, potreban radnik, potrebna radnica, potrebni radnici, potreban .. sa iskustvom,
  primamo radnik*, primamo u radni odnos, primamo .. na praksu, primamo pripravni*, pripravni*, šegrt*,
  učenik* na praksu, učenik* na zanat, stručn* praks*, studentsk* praks*, plaćen* praks*, praktikant*,
  dualno obrazovanje, obuka na radnom mestu, sezonski posao, sezonsk* radni*, studentski posao, honorarni rad,
  omladinsk* zadrug*, nepuno radno vreme, pola radnog vremena, prijav* za posao, kandidat*, radn* biografij*, cv,
  motivaciono pismo, ugovor o radu, probni rad, pridružite se našem timu, postanite deo našeg tima, karijer*
jobs_rather: radn* biografij*, biografij*, cv, pošaljite, šaljite, pišite na, pišite, javite se, na adresu, na mejl,
  mejlom, imejl, pozovite, tražimo, potreban, potrebna, prijave do, prijav* se šalju, dinara na sat, dinara po satu,
  do #, najkasnije do, počinje .. septembra, od # septembra, početak rada
jobs_never: urađen* posao, obavljen* posao, godina iskustva, dugogodišnj* iskustv*, veterinarsk* praks*,
  lekarsk* praks*, u praksi, prijav* za kurs*, prijav* štete, slobodnih mesta za, biografij* autora,
  kandidat* za vozač*, garancij* na rad, cena rada
jobs_notasked: štampa* cv, u praksi, sa laptopom, gotov posao, urađeni posao, uverenj* za, lekarsk* uverenj*,
  košta posao, kakav posao radite
`
