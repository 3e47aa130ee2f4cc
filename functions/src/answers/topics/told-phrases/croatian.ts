/** How topics are told of in Croatian. */
export const CROATIAN = `
offer_says: nudimo, pružamo, prodajemo, bavimo se, posvećeni smo, popravljamo, servisiramo, proizvodimo, izrađujemo,
  iznajmljujemo, organiziramo, podučavamo, poučavamo, učimo, školujemo, pečemo, kuhamo, šivamo, tiskamo, gradimo,
  projektiramo, liječimo, tretiramo, njegujemo, osiguravamo, savjetujemo, pomažemo, vodimo, pripremamo, montiramo,
  ugrađujemo, čistimo, održavamo, uređujemo, specijalizirani smo, izvodimo, izdajemo, poslužujemo, provodimo,
  obavljamo, prevodimo, uvozimo, uzgajamo, mi smo, smo obiteljsk*, smo mala, smo mali, u našoj ponudi,
  u ponudi imamo, naša ponuda obuhvaća, naša ponuda uključuje, ponuda obuhvaća, ponuda uključuje, naša škola nudi,
  naša tvrtka nudi, naša tvrtka se bavi, tvrtka se bavi, tvrtka nudi, naš hotel nudi, naša trgovina nudi,
  naša ordinacija nudi, naša ordinacija pruža, naš studio nudi, naš salon nudi, škola nudi, hotel nudi, klub okuplja,
  udruga organizira, udruga okuplja, kod nas možete, kod nas ćete naći, kod nas ćete pronaći, podučavam, nudim,
  izrađujem, popravljam, bavim se, pružam, vodim, šivam
offer_is: je, su, osnovan je, osnovana je, osnovano je, osnovan*, je osnovan*, utemeljen*, djeluje od, djelujemo od,
  posluje od, poslujemo od, radi od, radimo od, postoji od, postojimo od, dobro došli u, dobrodošli u,
  dobro došli na, dobrodošli na, dobro došli, dobrodošli, nudi, pruža, vodi, bavi se, se bavi, posvećen*, pomaže,
  osigurava, prodaje, proizvodi, izrađuje, organizira, okuplja
offer_heads: ponuda, naša ponuda, što nudimo, iz naše ponude, usluge, naše usluge, popis usluga, pregled usluga,
  proizvodi, naši proizvodi, asortiman, tečajevi, naši tečajevi, radionice, nastava, predmeti, treninzi, tretmani,
  zahvati, njega, liječenje, jelovnik, meni, menu, karta pića, vinska karta, dnevna ponuda, sobe, naše sobe,
  smještaj, apartmani, sobe i apartmani, program, programi, naši programi, izložbe, postav, stalni postav, članstvo,
  paketi, pretplate, cijene, cjenik, cjenik usluga, ulaznice, naknade, o nama, tko smo, o tvrtki, o udruzi,
  što radimo, čime se bavimo, djelatnost, naša djelatnost, najam, najam opreme, iznajmljivanje, specijalnosti,
  opseg osiguranja, što je osigurano, što pokriva osiguranje
prices_heads: cijene, cijena, cjenik*, cjenik usluga, naše cijene, pregled cijena, tarife, tarifa, tarifnik, naknade,
  naknada, troškovi, pristojbe, članarin*, školarin*, upisnin*, kotizacij*, honorar*, ulaznice, cijene ulaznica,
  cijena ulaznice, cijene karata, karte, pretplate, paketi, paketi i cijene, članstvo i cijene, satnica,
  cijene smještaja, cijene usluga
prices_besides: kapar*, polog*, predujam*, predujm*, depozit*, jamčevin*, akontacij*, dostav*, isporuk*, poštarin*,
  prijevoz*, pouzeć*, otkupnin*, gubit*, izgubljen*, oštećen*, štet*, lom*, uništen*, kazn*, ugovorna kazna,
  kašnjenj*, zakasnin*, zatezn*, kamat*, opomen*, sudjelovanj* u šteti, franšiz*, manipulativn*, otkazivanj*,
  storno*, inozemstv*, zona, zone, izlazak na teren, dolazak na teren
question_more: kad, kada, otkad, otkada, od kad, od kada, do kad, do kada, dokad, dokada, dokle, koliko, koliko dugo,
  koliko često, koliko daleko, koliko brzo, koliko rano, koliko kasno, kolik*, u koliko, od koliko, do koliko,
  za koliko, na koliko, po koliko, u koje vrijeme, u koje dane, kojim danima, kojeg dana, kojeg datuma,
  u kojim terminima, u koje sate
question_which: koji, koja, koje, kojeg, kojem, kojim, koju, kojih, kojima, koji od, koja od, koje od, kakav, kakva,
  kakve, koja vrsta, koje vrste
question_back: to, toga, tome, tom, tim, time, taj, ta, tu, te, ovo, ovog, ovoga, ovaj, ova, ovu, ovome, ono, njega,
  njemu, njim, njime, ga, mu, nju, joj, njoj, je, ih, njih, za to, na to, o tome, s tim, iz toga, od toga, pri tome,
  u to, po tome, za nj, njezin*, njegov*
question_come: doći, dođem, dođemo, dolaziti, dolazim, povesti, povedem, dovesti, dovedem, voditi, uzeti,
  uzeti sa sobom, ući, uđem, unutra, ulaz, ulaziti, pustiti, puštate, primate, primiti, donijeti, ponijeti, smije,
  smiju, smijem, smijemo, mogu, može, možemo, dopušten*, dopuštate, dozvoljen*, dozvoljavate, tolerirate, dobrodoš*,
  sa mnom, s nama, sa sobom, prikladn*, pogodn*, primjeren*, prihvaćate, prijatelj*, u redu, ok, okej, smeta,
  smetaju, sudjelovati, ostati, odsjesti, pratiti, sa psom, s psom, sa psima, s djecom, s djetetom, s bebom,
  s mačkom, friendly
question_nothing: dobrodoš*, limit*, ograničenj*, pravil*, pravila, politik*, uvjet*, način*, metod*, oblik*, vrst*,
  mogućnost*, mogućnosti, opcij*, osobn*, gost*, gosti, goste, gostiju, kup*, kupac, kupci, klijent*, korisni*,
  posjetitelj*, posjetiteljima, stran*, mušterij*, polaznik*, sudioni*, osob*, čovjek, netko, nekoga, nekome, nešto,
  išta, bilo, što, negdje, igdje, bilo gdje, blizu, u blizini, pokraj, postoj*, proda*, prodaj*, nud*, ponud*,
  dogovor*, dogovoriti, riješiti, zahtij*, traž*, tražiti, htjeti, ulaz*, ulazak, pristup*, postup*, rukov*, korist*,
  koristiti, upotrijebiti, predočiti, obratiti, najbolje, najbolj*, javn*, prijevoz*, molim, hvala, dobar, dan, bok,
  pozdrav, uopće, nekakv*, inače
pay_told: način plaćanja, načini plaćanja, načine plaćanja, načina plaćanja, oblici plaćanja, mogućnosti plaćanja,
  sredstva plaćanja, sredstava plaćanja, metode plaćanja, uvjeti plaćanja, plaćanje karticom, plaćanje karticama,
  plaćanja karticom, plaćanje gotovinom, plaćanje u gotovini, plaćanje je moguće, plaćanje moguće, plaćanje se vrši,
  plaćanje se obavlja, plaćanje na licu mjesta, plaćanje na rate, plaćanje na račun, plaćanje preko računa,
  plaćanje po računu, plaćanje pouzećem, plaćanje pri preuzimanju, online plaćanje, plaćanje putem,
  plaćanje po ponudi, možete platiti, možete plaćati, platiti možete, moguće je platiti, moguće je plaćati,
  može se platiti, može se plaćati, mogu se platiti, platiti se može, platite gotovinom, platite karticom,
  plaća se gotovinom, plaća se karticom, plaća se u gotovini, plaća se na recepciji, plaća se na blagajni,
  plaća se na račun, plaća se pri, plaća se mjesečno, gotovinom, u gotovini, gotovina, virman*, bankovnim transferom,
  bankovni transfer, bankovnom uplatom, bankovnom doznakom, internetskim bankarstvom, uplatnic*, općom uplatnicom,
  na žiro račun, žiro račun, na iban, iban, transakcijski račun, uplatom na račun, uplata na račun,
  po ispostavljenom računu, na rate, u ratama, obročn*, na # rata, do # rata, u # rata, trajnim nalogom,
  trajni nalog, izravnim terećenjem, pouzećem, paypal*, aircash, keks pay, revolut, corvuspay, wspay, monri, stripe,
  čekovima, čekov*, qr kod*, barkod*, na odgodu, s rokom plaćanja, s dospijećem, topli obrok, primamo gotovinu,
  prihvaćamo gotovinu, prihvaćamo plaćanje
pay_rather: primamo, prihvaćamo, uzimamo, možete platiti, može se platiti, moguće je platiti, moguće, plaća se,
  plaćanje, plaćanja, način plaćanja, načini plaćanja, platite
pay_unlike: povrat*, vrać*, vrat*, kapar*, polog*, jamčevin*, depozit*, kazn*, štet*, kamat*, naknad* štete,
  reklamacij*, refundac*, nadoknad*
pay_asked: kako, koji*, kojim, koje, koja, kakv*, čime, što, kaj, šta, mogu, može, možemo, moguć*, primate,
  prihvaćate, uzimate, jel, ide, gdje, na koji, način*, opcij*
pay_notasked: tko plaća, tko snosi, kada, kad, koliko, moram platiti, moram li platiti, moramo platiti,
  trebam li platiti, limit*, maksimal*, minimal*, izgub*, do kada, unaprijed
voucher_told: poklon bon*, poklon-bon*, poklonbon*, darovni bon*, darovnih bonova, darovne bonove, darovnog bona,
  poklon kartic*, darovn* kartic*, poklon vaučer*, poklon voucher*, vaučer*, voucher*, poklon paket*, poklon kupon*,
  poklon certifikat*, darovnic*, bon za poklon, bonovi za poklon, bon vrijedi, bonovi vrijede, bon je moguće,
  bon možete, bonove možete, bonovi se mogu, valjanost bona, rok bona, vrijednost bona, vrijednosti bona,
  bonovi u vrijednosti, bon u vrijednosti, darujte, poklonite, gift card, gift voucher
voucher_rather: vrijed*, valjan*, kupiti, kupite, kupuj*, prodaj*, nabaviti, dostup*, iznos*, # €, #€, # eura,
  od # €, od #€, iskoristiti, iskoristi*, naruči*, mjesec*, godin*, recepcij*, online, blagajn*
voucher_never: kod za popust, promo kod, promotivni kod, kupon za popust, bon za piće, topli obrok,
  turistički vaučer, vaučer za prijevoz, robni bon
voucher_asked: poklon*, pokloniti, dar, dara, daru, darova*, darovn*, bon, bona, bonu, bonom, bonov*, vaučer*,
  voucher*, kupon*, gift*, certifikat*
cards_told: ne primamo kartice, kartice ne primamo, ne prihvaćamo kartice, kartice ne prihvaćamo,
  kartično plaćanje nije moguće, karticom nije moguće, nije moguće platiti karticom, plaćanje karticom nije moguće,
  plaćanje karticom nije, karticama nije moguće, ne može se platiti karticom, nemamo pos, nemamo aparat za kartice,
  samo gotovinom, samo gotovina, samo gotovinu, samo u gotovini, isključivo gotovinom, isključivo u gotovini,
  isključivo gotovinu, jedino gotovinom, samo karticom, samo karticama, samo kartice, isključivo karticom,
  isključivo karticama, isključivo kartično, isključivo bezgotovinsk*, sve kartice, sve kreditne kartice,
  sve bankovne kartice, sve vrste kartica, sve uobičajene kartice, sve veće kartice, svim karticama,
  sve važnije kartice, primamo kartice, primamo i kartice, primamo kreditne, primamo debitne,
  primamo bankovne kartice, primamo visa, primamo visu, prihvaćamo kartice, prihvaćamo i kartice,
  prihvaćamo kreditne, prihvaćamo debitne, prihvaćamo sve, prihvaćamo visa, kreditne kartice, kreditnih kartica,
  kreditnim karticama, kreditnom karticom, debitnom karticom, debitne kartice, debitnim karticama, bankovne kartice,
  bankovnim karticama, bankovnom karticom, plaćanje karticom, plaćanje karticama, platiti karticom,
  platiti i karticom, plaćati karticom, karticom ili gotovinom, gotovinom ili karticom, gotovinom i karticom,
  gotovinom i karticama, gotovina i kartice, kartice i gotovina, gotovina ili kartica, kartičn* plaćanj*, kartično,
  beskontaktno, beskontaktn* plaćanj*, pos uređaj*, bezgotovinsko, visa, mastercard, maestro, diners, amex,
  apple pay, google pay
cards_unlike: povrat*, vrać*, kapar*, polog*, depozit*, jamčevin*, članska kartica, članske kartice, člansku karticu,
  članskom karticom, iskaznic*, poklon*, darovn*, vjernost*, valjan*, zdravstven*
cards_never: na rate, kartica nije potrebna, bez kartice, kartica gosta, tarifna kartica, memorijsk*
cards_asked: plać*, plat*, primate, primati, prihvaćate, uzimate, samo, jedino, može, mogu, ide, jel, karticom,
  karticama, gotovin*, keš, pos, aparat*, čitač*, beskontakt*, rade, radi
refund_told: povrat novca, povrata novca, povratu novca, povratom novca, povrat sredstava, povrat uplat*,
  povrat uplaćen*, povrata uplat*, povrat iznosa, povrat plaćen*, povrat cijelog, povrat punog, povrat robe,
  povrat proizvoda, povrata robe, povrata proizvoda, povrat artikala, pravo na povrat, nema povrata,
  nije moguć povrat, povrat nije moguć, povrat, povrati i zamjene, povrati, novac vraćamo, vraćamo novac,
  vraćamo uplat*, vraćamo puni, vraćamo cijeli, vraćamo # %, vraćamo #%, vratit ćemo, vratit ćemo vam, vraća se,
  vraća se u cijelosti, se vraća, ne vraća se, ne vraćamo, se ne vraća, se ne vraćaju, vratiti u roku,
  vratiti unutar, možete vratiti, moguće je vratiti, može se vratiti, robu možete, vraćenu robu, vraćanje robe,
  vraćanje novca, vraćanja robe, nekorišten*, neraspakiran*, zamjena robe, zamjena proizvoda, zamjenu robe,
  zamjena ili povrat, zamijeniti, zamjena za, zamijenit ćemo, refundac*, refundir*, nadoknađujemo, nepovratn*,
  nepovratno, bespovratno
refund_rather: novac, novca, dana, # dana, u roku, # %, #%, u cijelosti, puni iznos, račun, raču*, uplat*, vraćamo,
  vraća se, zamjen*, nekorišten*, besplatno, trošak
refund_unlike: ključ*, polog*, jamčevin*, kapar*, depozit*, povratna karta, povratnu kartu, knjig*, opremu, opreme,
  bicikl*, na parking*, kasni*
refund_never: povratna karta, povratne karte, povratnu kartu, povratni let, povratne informacije,
  povratna informacija, povratnu informaciju, povratak, povratku, vratite se, vratimo se, vratar*, vratili se,
  vraća se u život, vraćamo se, vraća se kući, povratna ambalaža
refund_notasked: vratiti se, vratim se, kući, opet doći, povratnu kartu
deposit_told: kapar*, polog*, predujam*, predujm*, depozit*, jamčevin*, akontacij*, avans*, plaća se unaprijed,
  plaćanje unaprijed, plaćanja unaprijed, platiti unaprijed, unaprijed plaća, unaprijed plaćen*, unaprijed uplati*,
  unaprijed, uplata unaprijed, uplatom unaprijed, uplatite # %, uplatite #%, uplatom # %, uplatom #%, uplata # %,
  uplata #%, # % iznosa, #% iznosa, # % cijene, #% cijene, # % ukupn*, #% ukupn*, # % pri rezervaciji,
  #% pri rezervaciji, # % prilikom rezervacije, #% prilikom rezervacije, # % kod rezervacije, #% kod rezervacije,
  pri rezervaciji se plaća, kod rezervacije se plaća, prilikom rezervacije se plaća, pri rezervaciji plaća,
  ostatak se plaća, ostatak iznosa, ostatak plaćate, preostali iznos, preostalih # %, preostalih #%, prva rata,
  predautorizac*, rezervira iznos, blokira iznos, polovica iznosa, polovicu iznosa, po dolasku plaća,
  plaća se po dolasku, plaća se pri dolasku, plaća se na kraju, plaća se nakon, plaćate na kraju, plaćate tek
deposit_with: #, %, €, eura, pola, polovic*, polovin*, bez, nije, ne tražimo, ne naplaćujemo, ne uzimamo, nema,
  naplaćujemo, tražimo, uzimamo, uplat*, uplać*, plaća, plaćate, platiti, plaćanj*, potreb*, obavez*, iznos*, vraća*,
  ostatak, cijeli, puni
deposit_rather: # %, #%, €, kapar*, predujam*, predujm*, polog*, unaprijed, akontacij*, pri rezervaciji,
  prilikom rezervacije, potvrd*, rezervacij*
deposit_unlike: otkaz*, storn*, godišnja, oštećen*, izgubljen*, čekov*, najaviti, najave, najav*,
  rezervirati unaprijed
deposit_never: unaprijed najav*, unaprijed rezerv*, rezervirati unaprijed, najaviti unaprijed, unaprijed prijav*,
  unaprijed zahvalj*, unaprijed obavij*, ekološki depozit, ambalaž*, bankovni depozit*, oročen* depozit*
discount_told: popust*, snižen*, sniženj*, rasprodaj*, akcijsk*, na akciji, u akciji, akcija vrijedi, akcija #,
  jeftinij*, povoljnij*, niža cijena, niže cijene, nižu cijenu, nižoj cijeni, manje plać*, plaćaju manje,
  plaća manje, pola cijene, upola cijene, polovicu cijene, povlašten*, povlastic*, pogodnost*, gratis,
  promotivn* cijen*, promo kod*, promotivni kod*, kod za popust, kupon*, program vjernosti, kartica vjernosti,
  kartice vjernosti, skuplj* bodove, skupite bodove, bodov*, first minute, last minute, early bird, rane rezervacije,
  ranu rezervaciju, happy hour, studentska cijena, studentske cijene, obiteljska ulaznica, obiteljske ulaznice,
  obiteljski paket, obiteljska karta, grupna cijena, cijena za grupe, cijene za grupe, za grupe od, za grupe veće,
  grupe od # i više, za studente, za učenike i studente, studenti i umirovljenici, za umirovljenike, umirovljenici,
  studenti i, učenici i studenti, djeca do # godina besplatno, djeca do # godina plaćaju, besplatan ulaz,
  besplatno za, besplatan za, drugo dijete, za drugo dijete, svako sljedeće, deseti .. besplat*, # plus # gratis,
  branitelj*
discount_rather: popust*, # %, #%, %, student*, učeni*, umirovljeni*, grupe, obitelj*, član*, snižen*, jeftinij*,
  povlašten*, djeca, kod, akcij*
discount_never: bez popusta na brzini, popustljiv*, popusti remen, humanitarna akcija, humanitarne akcije,
  akcija čišćenja, akcija darivanja, transakcij*, reakcij*, akcijski film*
included_told: uključen* u cijenu, uključeno u cijenu, u cijenu uključen*, u cijenu je uključen*,
  u cijenu su uključen*, uključen* je u cijenu, uključen* su u cijenu, u cijeni uključen*, u cijenu nije uključen*,
  nije uključen* u cijenu, nisu uključen* u cijenu, cijena uključuje, cijene uključuju, cijena obuhvaća,
  cijena ne uključuje, cijene ne uključuju, cijena sadrži, u cijeni je, u cijeni su, je u cijeni, su u cijeni,
  u cijenu ulazi, u cijenu ulaze, ulazi u cijenu, ulaze u cijenu, u cijenu je uračunat*, uračunat*, uračunan*,
  u cijenu paketa, paket uključuje, paket obuhvaća, članarina uključuje, članarina obuhvaća, ulaznica uključuje,
  ulaznica vrijedi i, kotizacija uključuje, školarina uključuje, uključuje doručak, s uključenim, sve uključeno,
  all inclusive, dodatno se plaća, dodatno se plaćaju, dodatno se naplaćuje, naplaćuje se dodatno,
  naplaćuju se dodatno, plaća se dodatno, plaćaju se dodatno, posebno se plaća, posebno se naplaćuje,
  plaća se posebno, naplaćuje se posebno, naplaćujemo dodatno, naplaćujemo posebno, uz nadoplatu, uz doplatu,
  nadoplat*, doplat*, dodatni troškovi, dodatnih troškova, dodatni trošak, dodatnog troška, skriven* trošk*,
  bez skriven*, bez dodatn* trošk*, bez dodatn* naknad*, pdv uključen, s pdv-om, s uključenim pdv-om,
  pdv je uključen, pdv nije uključen, pdv je uračunat, cijene su s pdv-om, sadrže pdv, sadržan pdv,
  boravišn* pristojb*, turistička pristojba, bez naknade, besplatno na raspolaganju, bez doplate
included_rather: uključ*, cijen*, u cijeni, dodatno, posebno, nadoplat*, doplat*, pdv*, besplatn*
included_unlike: povrat*, kapar*, kazn*, oštećen*, otkaz*, dostav*, uključite, uključi
included_never: isključen*, uključite alarm, uključiti se u, uključivanje u rad, uključujući vikend*
guarantee_told: jamstv*, jamstveni list, jamstveni rok, jamstvenog roka, jamstvenom roku, garancij*, garantni list,
  garantni rok, garantnog roka, garantnom roku, jamčimo, jamčimo da, garantiramo, garantira se, jamči se,
  odgovornost za materijalne nedostatke, materijaln* nedostat*, materijaln* nedosta*, odgovornost za nedostat*,
  pokvari u roku, pokvari unutar, besplatno popravljamo, popravljamo besplatno, popravit ćemo besplatno,
  besplatan popravak, besplatni popravak, besplatno ponavljamo, besplatno popravimo, na ugrađene dijelove,
  na dijelove i rad, na izvedene radove, # mjeseci garancije, # godine garancije, # godina garancije,
  # godina jamstva, # mjeseci jamstva, # godine jamstva, zajamčen*
guarantee_rather: mjesec*, godin*, # godin*, # mjesec*, jamstveni list, popravljamo, besplatno, račun*, rad,
  dijelov*, zamijeni*, zamjen*, vrijedi
guarantee_unlike: mjesto je zajamčeno, najniža cijena, rezervacij*, polog*, kapar*, putn*, agencij*
guarantee_never: garancijski fond, jamstveni fond, bankovna garancija, bankovno jamstvo, bankovne garancije,
  jamčevin*, zajamčeno mjesto, zajamčen termin, kartica kao garancija, garancija rezervacije, jamstvo putovanja,
  jamstvo za slučaj nesolventnosti
bring_told: ponesite, ponijeti, ponijeti sa sobom, sa sobom ponesite, sa sobom ponijeti, sa sobom, donesite,
  donijeti, treba ponijeti, trebate ponijeti, potrebno je ponijeti, obavezno ponijeti, obavezno ponesite,
  molimo ponesite, molimo vas da ponesete, da ponesete, ponesu, svaki polaznik nosi, ponesi, uzmite, imajte uz sebe,
  imati uz sebe, imati sa sobom, imajte sa sobom, nosite, obucite, obuć* udobn*, odjenite, udobnu odjeću,
  udobna odjeća, sportsku odjeću, sportska odjeća, sportsku obuću, sportska obuća, prikladnu odjeću,
  prikladna odjeća, odgovarajuću obuću, odgovarajuća obuća, čistu obuću, čiste tenisice, čvrstu obuću, čvrsta obuća,
  zatvorena obuća, zatvorenu obuću, rezervnu odjeću, odjeću za presvlačenje, vlastiti ručnik, svoj ručnik, ručnik i,
  kupaći kostim, kupaće gaće, vlastitu opremu, svoju opremu, vlastit* oprem*, vlastit* pribor, osobnu iskaznicu,
  osobna iskaznica, osobne iskaznice, važeću osobnu, identifikacijski dokument, osobni dokument, osobne dokumente,
  putovnic*, uputnic*, zdravstvenu iskaznicu, zdravstvena iskaznica, predočiti, predočite, na uvid, papuče,
  čarape protiv klizanja, kaciga je obavezna, obavezna kaciga, obavezna oprema, potrebna oprema, dress code,
  pravila odijevanja
bring_rather: molimo, potrebno, trebate, obavezn*, vlastit*, svoj*, odjeć*, obuć*, cipel*, tenisic*, ručnik*,
  osobn* iskaznic*, dokument*, uputnic*, nalaz*, ponesite, donesite, predoč*
bring_never: nije potrebno ponijeti, nije dopušteno unositi, zabranjeno unositi, zabranjeno donositi, ne donosite,
  za ponijeti, hrana za ponijeti, ponijeti kući, povesti psa, donosi sreću, donosi vam, donosimo,
  sa sobom nosi rizik, uzmite u obzir, predočiti poklon, prijavu predočiti
bring_asked: što, kaj, šta, išta, nešto, koje, koji, koju, koja, kakv*, kako, moram, trebam, treba
wifi_told: wi-fi*, wifi*, wi fi, wlan*, bežični internet, bežičnog interneta, bežičnim internetom, bežičn* mrež*,
  internet, internetu, interneta, internetom, pristup internetu, pristup internet, internetska veza,
  internetske veze, internetsku vezu, besplatan internet, besplatni internet, optički internet, hotspot
wifi_rather: besplat*, lozink*, šifr*, mrež*, gost*, sobama, sobi, cijelom, brz*, recepcij*, dostup*, bežičn*
wifi_unlike: rezerv*, prijav*, kupnj*, kupiti, trgovin*, prodaj*, oglas*, plaćanj*, bankarstv*
wifi_never: ghz, usmjernik*, usmjerivač*, router*, internetska stranica, internetske stranice, internetskoj stranici,
  internetskih stranica, internet stranic*, putem interneta, preko interneta, internetom prijav*,
  na internetu objav*, internetska trgovina, internet bankarstv*, internetsk* bankarstv*, internet trgovin*,
  dječje fotografije na internet*
wifi_notasked: lozink*, šifr*, password*, bez, kod
parking_told: parking*, parkiral*, parkirn*, parkirališ*, parkirati, parkirate, parkiraj*, parkirajte, parkiran*,
  parkiranj*, parkira se, parkirna mjesta, parkirnih mjesta, parkirno mjesto, garaž*, u garaži, javna garaža,
  podzemna garaža, mjesto za automobil, mjesta za automobile, punionic*, punjač* za električn*, ostaviti automobil,
  ostaviti vozilo, ostaviti auto
parking_rather: besplat*, gost*, posjetitelj*, kup*, korisni*, vozil*, automobil*, mjest*, ispred, iza, pored, kraj,
  najbliž*, zon*, garaž*, naplać*, €, eura, sat
parking_unlike: bicikl*, romobil*, dječj* kolic*
parking_never: bicikli moraju, nacionalni park, park prirode, parkirni senzor*, parkirna kočnica,
  senzori za parkiranje, parkirati bicikl*, parket*
children_told: djeca, djece, djeci, djecom, djecu, dijete, djeteta, djetetu, djetetom, dječj*, beba, bebe, bebi,
  bebu, bebama, bebom, mališan*, najmlađ*, predškolc*, predškolsk* dob*, obitelji s djecom, obitelj s djecom,
  do # godina starosti, do # godine života, djeca do # godina, igraonic*, hranilic*, stolica za hranjenje,
  stolice za hranjenje, krevetić*, prematalic*, prematanj*, stol za presvlačenje, dojenj*, čuvanje djece,
  kutić za djecu, kutak za djecu, dadilj*
children_rather: dobrodoš*, smij*, mogu, mora, moraju, samo, ne, nije, nisu, bez, dopušten*, dozvoljen*, besplat*,
  pratnj*, roditelj*, nadzor*, prikladn*, pogodn*, primjeren*, imamo, od # godin*
children_unlike: ključ*, auto, autosjedalic*, sjedalic*, fotografij*, fotograf*, privol*, podac*, račun*, osigura*,
  popust*, cjepiv*
children_never: dječji bicikl*, dječji doplatak, dječja liječnica, dječji liječnik, djetelin*, djetlić*, dječji zubi,
  dječje rublje, dječja prava, školsko dijete u nama
children_notasked: hran*, odjeć*, igračk*, proizvod*, knjig*, kos*, kolika je, koliko košta, cipel*
dogs_told: pas, psa, psu, psom, psi, pasa, psima, pse, psić*, pas vodič, psi vodiči, psi pomagači, kućni ljubimac,
  kućni ljubimci, kućnih ljubimaca, kućne ljubimce, kućnim ljubimcima, kućnog ljubimca, kućnim ljubimcem, ljubimac,
  ljubimci, ljubimce, ljubimaca, ljubimcem, ljubimcima, ljubimca, životinje, životinja, životinjama, životinju,
  mačk*, četveronož*, pet friendly
dogs_rather: dobrodoš*, dopušten*, dozvoljen*, smij*, mogu, moraju, mora, samo, ne, nije, nisu, zabran*, primamo,
  prihvaćamo, ne primamo, povodc*, povodac*, uzic*, brnjic*, uz najavu, doplat*, nadoplat*, na upit, bez
dogs_unlike: pult*, sami, keks*, hran*, fotografij*, cijeplj*, sterilizac*
dogs_never: plišan*, životinjskog podrijetla, divlje životinje, životinjska mast, životinjske masti,
  domaće životinje na farmi, hot dog, psihij*
dogs_notasked: hran*, dlak*, proizvod*, vegan*, šišanj*, kupanj*, cijeplj*, pregled*, koliko košta
access_told: invalidsk*, invaliditet*, osobe s invaliditetom, osobama s invaliditetom, osoba s invaliditetom,
  osobama smanjene pokretljivosti, smanjen* pokretljivost*, teško pokretn*, slabo pokretn*, nepokretn*, kolicima,
  invalidska kolica, u kolicima, s kolicima, za kolica, dječja kolica, dječjim kolicima, dječjih kolica, rampa,
  rampe, rampu, rampom, rampi, lift*, dizalo, dizala, dizalom, dizalu, podizna platforma, podizn* platform*,
  stepenic*, stubišt*, # stuba, # stepenica, stubama, bez stuba, bez stepenica, bez praga, prizemlj*, u prizemlju,
  na # katu, na prvom katu, na drugom katu, na katu, pristupačan, pristupačna osob*, pristupačno osob*,
  pristupačan osob*, pristupačan je, pristupačnost*, prilagođen* osobama, prilagođen* invalid*, prilagođen* za osobe,
  prilagođen* kolicima, prilagođen* wc, prilagođen* toalet*, bez barijera, bez prepreka, arhitektonsk* barijer*,
  slijep*, slabovidn*, gluh*, nagluh*, znakovn* jezik*, brajic*, indukcijsk* petlj*, hodalic*, štak*
access_rather: kolic*, invalid*, pristupač*, prilagođ*, bez stepenica, bez stuba, bez barijera, rampa, rampu, rampom,
  dizalo, lift*, teško pokretn*
access_unlike: selidb*, pušenj*, pušiti, hitn*, dežurn*, preseljenj*, dostav*, unosimo, namještaj*
access_never: pristupačne cijene, pristupačnim cijenama, pristupačna cijena, pristupačnoj cijeni,
  pristupačnih cijena, invalidska mirovina, učenici s teškoćama, lifting*, dizalo u slučaju požara
age_told: od # godin*, od navršen* # godin*, s navršen* # godin*, navršen* # godin*, s # godin*, sa # godin*,
  od # do # godin*, od #. godine života, do # godin* starosti, do #. godine života, od #. do #. godine,
  mlađi od # godin*, mlađe od # godin*, mlađima od # godin*, mlađih od # godin*, mlađa od # godin*,
  stariji od # godin*, starije od # godin*, starijima od # godin*, starijih od # godin*, starija od # godin*,
  mlađi od #, mlađe od #, mlađima od #, mlađih od #, stariji od #, starije od #, starijima od #, ispod # godin*,
  iznad # godin*, preko # godin*, najmanje # godin*, minimalno # godin*, maksimalno # godin*, minimalna dob je #,
  minimalna dob #, najmanja dob #, dobna granica je #, dobna granica #, donja dobna granica, gornja dobna granica,
  u dobi od #, u dobi # do #, u dobi od # do #, dobi od #, dob od #, za djecu od #, za djecu od # do #,
  djeca od # godin*, djeca od # do # godin*, djeca do # godin*, djecu do # godin*, uzrast od #, uzrasta od #,
  mora imati #, morate imati #, moraju imati #, imati najmanje #, napunjen* # godin*, napuniti # godin*,
  # godina ili više, # godina i više, punoljet*, maloljet*
age_rather: mora, moraju, morate, minimal*, najmanje, samo, uz pratnju, pratnj*, roditelj*, suglasnost*, djeca,
  vozač*, član*, dob, dobna, dopušten*, zabranj*, ne smiju, punoljet*, maloljet*
age_unlike: iskustv*, besplat*, gratis, čuva*, tradicij*, popust*, čuvaju se, postoji
age_never: jamstv*, garancij*, podac*, podatke, račun*, prije # godina, unazad # godina, već # godina,
  posljednjih # godina, više od # godina tradicije, # godina iskustva, # godina rada, vrijedi # godin*, valjan*,
  od #. godine poslujemo, vaučer*, stara # godina, star* zgrad*, bon vrijedi, ugovor na
age_asked: dob, dobi, dobna, dobne, dobno, godin*, godina, star, stara, stari, prestar*, premlad*, mlad*, uzrast*,
  granic*, punoljet*, maloljet*, ograničenj*
age_notasked: koliko imate godina, koliko godina imate, koliko godina ima vaš*, koliko godina postojite,
  koliko godina radite, koliko je godina star*, koliko je stara, koliko je star, koliko godina traje, koliko je staro
directions_told: autobusom, busom, tramvajem, vlakom, automobilom, autom do, trajektom, biciklom, pješice, pješke,
  javnim prijevozom, javni prijevoz, javnog prijevoza, gradskim prijevozom, autobus* #, autobus #, autobusi #,
  autobusna linija, autobusne linije, tramvaj #, tramvaji #, tramvajem broj, autobusom broj, linija #, linije #,
  linijom #, linijama #, broj # vozi, autobusna stanica, autobusne stanice, autobusnoj stanici, tramvajska stanica,
  tramvajske stanice, tramvajskoj stanici, stanica, stanice, stanici, stanicu, stajališt*, autobusno stajalište,
  najbliž* stanic*, autobusni kolodvor, autobusnog kolodvora, glavnog kolodvora, glavni kolodvor, kolodvor*,
  željeznič*, zračne luke, zračna luka, zračnoj luci, aerodrom*, trajektn* luk*, # minut* hoda, # minuta pješice,
  # minuta hoda, # min hoda, minuta hoda, # metara od, # m od, # km od, # minuta od, # minuta vožnje, # minuta autom,
  udaljen* # m, udaljen* # km, udaljen* # minut*, nekoliko minuta hoda, autocest*, s autoceste, izlaz #, izlaz sa,
  izlaz s, čvor, na izlazu, skrenite, skrenuti, nastavite ravno, vozite ravno, kružnom toku, na raskrižju,
  na semaforu, desno, lijevo, kako doći, kako do nas, kako nas pronaći, kako nas naći, nalazimo se, pronaći ćete nas,
  naći ćete nas, nasuprot, preko puta, kod crkve, iza crkve, pored, gps, koordinat*, shuttle, prijevoz od, prijevoz s
directions_rather: stanic*, autobus*, tramvaj*, vlak*, kolodvor*, minut*, pješice, hoda, autom, autocest*, linij*,
  skrenite, kako doći, izlaz*, smjer*
directions_never: izlet*, dan #, #. dan, povratak, povratku, više od #, dostav*, najam bicikla, bicikl za najam,
  putovanj*, obilazak, vozačk*, kvar*, pokvari, radna stanica, benzinska stanica, stanica za punjenje,
  policijska stanica, vremenska stanica, matične stanice
holidays_told: blagdan*, praznik*, praznici*, prazničn*, blagdansk*, državn* praznik*, neradn* dan*, neradnim danima,
  božić*, badnjak*, badnji dan, uskrs*, uskrsni ponedjeljak, nova godina, novu godinu, nove godine, silvestrov*,
  starogodišnj*, svi sveti, svih svetih, svisvet*, velika gospa, velike gospe, veliku gospu, tijelov*,
  sveta tri kralja, štefanje, sveti stjepan, praznik rada, #. prosinca, #. i #. prosinca, #. siječnja, #. studenoga,
  #. studenog, #. svibnja, #. kolovoza, kolektivni godišnji, kolektivnog godišnjeg, kolektivnom godišnjem,
  godišnji odmor, godišnjeg odmora, godišnjem odmoru, na godišnjem smo, zatvoreni od #., zatvoreno od #.,
  zatvoreni smo od, ne radimo od #, ne radimo u kolovozu, cijelu godinu, tijekom cijele godine, kroz cijelu godinu,
  školskih praznika, školski praznici, zimskih praznika, ljetnih praznika, proljetnih praznika
holidays_rather: zatvoren*, otvoren*, radimo, ne radimo, radi, ne radi, rade, radno vrijeme, neradn*, nema nastave,
  od # do #, osim, i na, nastava se ne održava
holidays_unlike: mirno, meni, jelovnik*, menu, plaćen*, bušen*, buk*, ukras*, božićni sajam, domjen*, poklon*,
  popust*, cijen*
holidays_never: plaćeni godišnji, godišnji odmor zaposlenika, pravo na godišnji, božićnic*, uskrsnic*, prazni,
  praznina, praznin*
holidays_notasked: skup*, cijen*, košta, poklon*, dar, dara, darov*, nastav*, tečaj*, meni, jelovnik*, zabav*, slavi*
needed_told: rezerv*, predrezerv*, najav*, najaviti, najavite, prijav*, prijaviti, prijavite, termin, termina,
  termine, termini, naruč*, naručivanj*, predbilježb*, predbilježiti, dogovor*, dogovoriti, dogovorite, nazovite,
  nazvati, javite, javiti, upis*, upisati, zakaz*, narudžb*, obavijest*
needed_alone: po dogovoru, isključivo po dogovoru, samo po dogovoru, prema dogovoru, uz prethodni dogovor,
  uz prethodnu najavu, uz najavu, samo uz najavu, isključivo uz najavu, obavezna najava, najava obavezna,
  najava je obavezna, najava nije potrebna, najava je potrebna, potrebna je najava, bez najave, bez prethodne najave,
  bez rezervacije, bez prethodne rezervacije, bez termina, bez naručivanja, bez prijave, bez dogovora,
  isključivo uz rezervaciju, samo uz rezervaciju, uz prethodnu rezervaciju, uz rezervaciju, rezervacija obavezna,
  rezervacija je obavezna, obavezna rezervacija, obvezna rezervacija, rezervacija nije potrebna,
  rezervacije nisu potrebne, rezervacija nije nužna, nije potrebna rezervacija, nije potrebna najava,
  nije potrebna prijava, prijava nije potrebna, prijava je obavezna, prijava obavezna, nije potrebno rezervirati,
  nije potrebno najaviti, nije potrebno naručivanje, nije se potrebno naručivati, nije potrebno prijaviti,
  preporučuje se rezervacija, preporučujemo rezervaciju, rezervacija se preporučuje, rezervacija preporučljiva,
  rezervacija je preporučljiva, rezervacija poželjna, rezervacija je poželjna, preporučamo rezervaciju,
  ne primamo rezervacije, nema rezervacija, po redu dolaska, redom dolaska, prema redoslijedu,
  po redoslijedu dolaska, redoslijedom dolaska, slobodno navratite, slobodno svratite, jednostavno navratite,
  jednostavno dođite, samo dođite, dovoljno je doći, po narudžbi, samo po narudžbi, isključivo po narudžbi,
  isključivo naručene
needed_with: mora*, morate, moraju, potreb*, obavez*, obvez*, nužn*, preporuč*, poželjn*, unaprijed, ranije,
  prethodn*, prije dolaska, prije, najkasnije, najmanje, # dan*, # sat*, dan prije, dana prije, sati prije, molimo,
  trebate, treba, bez, nije, vikend*
needed_unlike: otkaz*, storn*, kapar*, polog*, predujam*, odustaj*, odjav*, prvo noćenje, jamčevin*, prigovor*,
  kvar*, šted*, štet*
needed_never: poštovani dogovor, cijena po dogovoru, cijene po dogovoru, po dogovoru se plaća, ugovor o radu,
  termin otplate, vremenska najava, rezervni, rezervne, rezervna, rezervnu, rezervni dijelovi, terminal*
needed_asked: mora*, moram, moramo, treba*, trebam, potreb*, obavez*, obvez*, nužn*, bez, unaprijed, prije, ranije,
  prethodn*, preporuč*, samo, dovoljno
book_told: rezerv*, rezervirajte, rezervirati, rezervacije, rezervacija, rezervaciju, predrezerv*, prijave, prijava,
  prijavu, prijaviti, prijavite se, prijavite, prijaviti se, prijavljuj*, prijavnic*, prijavni obrazac, pristupnic*,
  upisnic*, upis*, upisati, upisi, upisuj*, učlan*, učlanjenje, članom se postaje, postati član*, naručiti, naručite,
  naručite se, naručiti se, naručivanj*, narudžb*, narudžbe, termin dogovor*, dogovoriti termin, dogovorite termin,
  dogovor termina, termin možete, termine dogovar*, za termin, termin, termine, zakazati, zakažite, zakazivanj*,
  predbilježb*, lista čekanja, listu čekanja, ulaznice možete, ulaznice se mogu, ulaznice se kupuju, karte možete,
  karte se mogu, karte se kupuju, kupite ulaznice, kupiti ulaznice, prodaja ulaznica, prodaja karata, najavite se,
  najaviti dolazak, registrir*, registracij*, ispunite obrazac, ispunite prijavnicu, mjesto je rezervirano,
  rezervacija je potvrđena, potvrda rezervacije
book_with: @, www, # #, #-#, online, internet*, web*, mrežn*, stranic*, aplikacij*, app, telefon*, mobitel*, mob,
  tel, nazovite, nazvati, pozivom, poziv*, zov*, e-mail*, email*, e-pošt*, mail*, mejl*, obraz*, formular*,
  prijavnic*, recepcij*, blagajn*, šalter*, ured*, tajništv*, osobno, na licu mjesta, u poslovnici, u trgovini,
  u ordinaciji, whatsapp*, viber*, sms*, poruk*, instagram*, facebook*, link*, booking*, kalendar*, uplat*, kapar*,
  predujm*
book_rather: online, telefon*, nazovite, pozivom, putem, e-mail*, mail*, obraz*, stranic*, whatsapp*, viber*,
  aplikacij*, recepcij*, blagajn*, rezervirajte, prijavite, naručite, dogovor*
book_unlike: kapar*, polog*, predujam*, otkaz*, storn*, povrat*, parking*, prigovor*, odjav*, večer*, jamčevin*,
  prijava boravka
book_never: rezervni, rezervne, rezervna, rezervnu, rezerva, kazn*, nezgod*, prijava štete, prijavu štete,
  prijaviti štetu, prijavite štetu, prijava kvara, prijaviti kvar, prijavite kvar, porezna prijava, prijava poreza,
  terminal*, upisnik*, prijavu boravka, upisane u registar
cancel_told: otkaz*, otkazati, otkažite, otkazivanj*, otkazan*, otkazni rok, otkaznog roka, otkaznim rokom, storn*,
  odusta*, odustanete, odustajanj*, odustanak, raskid*, raskinuti, raskida se, jednostrani raskid, poništi*,
  poništenj*, odgod*, odgoditi, odgađ*, odjav*, odjaviti, ispis*, ispisnic*, istup*, istupiti, izlazak iz,
  prekid ugovora, prekid članstva, prekinuti, zamrznuti, zamrzavanj*, mirovanje članstva, promjena termina,
  promjenu termina, promjena datuma, promijeniti termin, premjestiti termin, pomaknuti termin, pomicanje termina,
  prebaciti termin, spriječen*, ne možete doći, ne mogu doći, do # dana prije, do # sati prije, do # sata prije,
  # sata prije, # sati prije, # dana prije, najkasnije # sat*, najkasnije # dan*, besplatno do, predomisl*,
  povući prijavu
cancel_rather: besplat*, bez naknade, bez troškova, dana, sati, sata, tjedan*, tjedn*, mjesec*, # %, #%, naknad*,
  naplać*, naplaćuje, rok*, pisan*, najkasnije
cancel_unlike: ako mi, mi otkaž*, otkažemo, otkazujemo, organizator, izvođač*, povrat, povrata, nastav* se odgađa,
  odgađa se zbog vremena
cancel_never: odgoj*, odgojitelj*, otkazale kočnice, otkazivanje bubrega, otkaz motora, otkaz o radu,
  ispis dokumenata, ispis slika, ispis fotografija, ispisni, ispisuje, istupanje kože, stornirati račun
late_told: kasnite, kasni, kasne, kasnij* dolaz*, kasniji dolazak, kasniti, kašnjenj*, zakašnj*, zakasn*, zakasnin*,
  zakasnite, zakasnjel*, ako kasnite, ako zakasnite, u slučaju kašnjenja, dođete kasnije, stignete kasnije,
  stižete nakon, dolazite nakon, dolazak nakon, dolaska nakon, nakon # sat*, nakon #:#, nakon početka,
  poslije početka, ne dođete, ne pojavite, ne pojavi, ne pojave, nedolaz*, nedolaska, nedolasku, nepojavljivanj*,
  no-show, no show, neotkazan*, neopravdan*, propušten*, propustite, propusti, čekamo # minuta, čekamo vas,
  čekamo do, pričekat ćemo, čuvamo # minuta, čuvamo stol, držimo rezervaciju, rezervacija se čuva,
  rezervacija vrijedi, rezervacija propada, termin propada, stol čuvamo, stol držimo, tolerir*, toleranc*,
  posljednji ulaz, zadnji ulaz, prekorač*, nakon isteka roka, ne vrati na vrijeme, nije vraćen* na vrijeme,
  zakašnjelo vraćanje, kasni povrat, preuzet* kasnije, nepreuzet*
late_rather: kasn*, kašnj*, minut*, # minut*, naplać*, propada, čekamo, zakasnin*, javite, nazovite, skrać*
late_unlike: kasna odjava, kasni check-out, kasnu odjavu, prtljag*, kamat*, zatezn*, uplat*, račun*
late_never: kasna odjava, kasnu odjavu, kasni check-out, kasni checkout, late check-out, kasne noćne, najkasnije,
  kasnije tijekom, kasno u noć, kasnobarok*, kasnogotič*, kasne sorte, kasne jeseni, kasno ljeto, kasnije postao,
  kasnije je, kasnije ga
late_notasked: odjav*, check-out, checkout, najkasnije
complaint_told: prigovor*, pritužb*, žalb*, reklamacij*, reklamira*, požaliti, žaliti, niste zadovoljni,
  nezadovoljn*, nezadovoljstv*, nismo ispunili, niste zadovoljni uslugom, primjedb*, pohvale i, pohvale i pritužbe,
  sugestij*, nešto nije u redu, nešto nije kako, nešto nije po, ako nešto, ako primijetite, oštećena pošiljka,
  oštećenu pošiljku, stigne oštećen*, stigao oštećen*, neisprav*, korisnička služba, korisničke službe,
  korisničkoj službi, korisničku službu, korisnička podrška, korisničku podršku, služba za korisnike,
  službi za korisnike, odjel reklamacija, knjiga žalbe, knjiga žalbi, knjizi žalbe, pisani prigovor,
  u pisanom obliku, zaštit* potrošača, inspektorat*, mirenj*, alternativno rješavanje sporova, potrošačkih sporova,
  odgovorit ćemo u roku, odgovaramo u roku, u roku od # dana odgovor*
complaint_rather: @, www, telefon*, tel, nazovite, javite, mail*, e-mail*, e-pošt*, obraz*, recepcij*, ured*,
  na adresu, na adresi, pisan*, obratite, odgovor*, dana, prijavite, poštom, podnijeti, uložiti, poslati
complaint_never: reklama, reklame, reklamni, reklamne, reklamn*, oglas*
delivery_told: dostav*, dostavljamo, dostava, dostavu, dostave, dostavom, isporuk*, isporuč*, isporučujemo, šaljemo,
  poslat ćemo, slanje, slanja, poštarin*, pošiljk*, paket šaljemo, paketomat*, kurirsk*, kurir*, hrvatska pošta,
  hrvatskom poštom, brzom poštom, poštom, gls, dpd, overseas, box now, boxnow, wolt*, glovo*, osobno preuzimanje,
  osobnog preuzimanja, preuzimanje u trgovini, preuzimanje u poslovnici, preuzeti osobno, osobno preuzeti,
  preuzimanje narudžbe, na kućnu adresu, na vašu adresu, na kućni prag, do vrata, do vaših vrata, do kućnog praga,
  dovozimo, dovoz*, donosimo, dopremamo, doprema*, unos u stan, unos na kat, dolazimo k vama, dolazimo na,
  dolazimo na kućnu, dolazak na kućnu, dolazak na teren, izlazak na teren, izlazimo na teren, izlazimo na,
  kod vas kući, kod vas doma, kućni posjet*, kućne posjete, kućnih posjeta, kućnim posjetima, odvoz*,
  preuzimamo na adresi, preuzimamo s adrese, dolazimo po, otprem*, otpremamo, inozemstvo šaljemo,
  šaljemo u inozemstvo
delivery_rather: dana, radn* dan*, # dana, # €, #€, €, eura, besplat*, cijena, cijen*, narudžb*, iznad, kući, adres*,
  trošak, troškov*, u roku, sat*, km
delivery_unlike: vrać*, povrat*, carin*, oštećen*, reklamac*, natrag, prigovor*
delivery_never: potvrd*, link*, poveznic*, račun šaljemo, ponudu šaljemo, e-mailom, mailom, e-poštom, potvrdu,
  certifikat*, nalaz*, izvještaj*, fotografij*, newsletter*, dostavljač računa, dostavite dokument*, dostavite nam,
  dostaviti dokument*, dostaviti presliku, poziv šaljemo, javnog prijevoza
who_told: vlasnik*, vlasnic*, vlasnici, u vlasništvu, vlasništvu obitelji, osnivač*, osnivačic*, osnovao, osnovala,
  osnovali, utemelji*, pokrenuo, pokrenula, pokrenuli, direktor*, ravnatelj*, ravnateljic*, voditelj*, voditeljic*,
  vodi ga, vodi je, vode ga, vode je, vodi obitelj, tvrtku vode, tvrtku vodi, obrt vodi, školu vodi, hotel vodi,
  klub vodi, salon vodi, vodi .. obitelj, pod vodstvom, uprava, uprave, upravni odbor, predsjednik, predsjednica,
  predsjednik udruge, predsjednica udruge, dopredsjedni*, tajnik*, tajnic*, odgovorna osoba, upravitelj*, poslovođ*,
  menadžer*, šef, šefica, šef kuhinje, chef, glavni kuhar, glavna kuharica, kustos*, kustosic*, naš tim, našeg tima,
  našem timu, tim čine, tim čini, u timu, našim timom, ekip*, naše osoblje, osoblje, zaposleni*, zapošljavamo,
  naši djelatnici, djelatnici, kod nas rade, kod nas radi, za nas rade, naši treneri, trener, treneri, trenera,
  trenerom, treneric*, instruktor*, predavač*, učitelj*, učiteljic*, nastavnik*, nastavnic*, profesor*, majstor*,
  majstoric*, mentor*, dr. med*, dr. med. dent*, dr., doktor*, liječnik, liječnica, liječnici, medicinska sestra,
  specijalist*, obiteljska tvrtka, obiteljska firma, obiteljski obrt, obiteljsko poduzeće, obiteljski posao,
  obiteljski hotel, obitelj, sestre, braća, bračni par, supružni*, suprug, supruga, otac i sin, majka i kći,
  # generacij*, treća generacija, treće generacije, druga generacija, # zaposlenih, # zaposlenika, # djelatnika,
  brine se, brinu se, brine o vama
who_rather: vlasni*, vodi, vode ga, osnivač*, osnovao, osnovala, ravnatelj*, direktor*, voditelj*, predsjedni*,
  obitelj*, naš tim, tim čine, timu, tima, šef*, uprava, zapos*
who_unlike: psa, pasa, psi, mačk*, životinj*, pisan*, odgovara za, odgovorn* za štet*, cijene, cijena, €, roditelji,
  obitelji s djecom, događanj*, vozil*, popust*
who_never: vlasnik psa, vlasnici pasa, vlasnik životinje, vlasnici životinja, vlasnik ljubimca, vlasnici ljubimaca,
  vlasnik vozila, vlasnik kartice, vlasnik računa, vlasnik bona, bivši vlasnik, prethodni vlasnik,
  obiteljska ulaznica, obiteljske ulaznice, obiteljska soba, obiteljske sobe, obiteljski paket, obiteljski liječnik,
  obiteljska liječnica, obiteljskog liječnika, obiteljsk* popust*, vaš liječnik, vašem liječniku, vašim liječnikom,
  savjetujte se s liječnikom, uputnica liječnika
who_notasked: kad, kada
data_told: osobni podaci, osobne podatke, osobnih podataka, osobnim podacima, osobni podatci, osobnim podatcima,
  vaši podaci, vaše podatke, vaših podataka, vašim podacima, vaše osobne podatke, vaši osobni podaci, podatke o,
  podatke obrađujemo, podatke čuvamo, podaci se čuvaju, podaci se, podatke ne, podaci o, gdpr, privatnost*,
  zaštita podataka, zaštite podataka, zaštiti podataka, zaštita osobnih podataka, zaštitu osobnih podataka,
  zaštiti osobnih podataka, pravila privatnosti, politika privatnosti, izjava o privatnosti, obrada podataka,
  obrade podataka, obradi podataka, obrađujemo, voditelj obrade, voditelja obrade, službenik za zaštitu, azop,
  agencija za zaštitu osobnih, privol*, suglasnost za objavu, suglasnost za fotografiranje,
  pristanak roditelja za objavu, fotografiranje i snimanje, fotografije sudionika, fotografije djece,
  fotografije polaznika, fotografije objavljujemo, objavu fotografija, objava fotografija, objavljujemo fotografije,
  snimamo, povjerljiv*, liječničk* tajn*, profesionaln* tajn*, diskreci*, kolačić*, cookies, videonadzor*,
  nadzorn* kamer*, šifriran*, kriptiran*, iso 27001, newsletter
data_rather: čuva*, pohranj*, obrađuj*, obrada, dijeli*, ne dijelimo, ne prosljeđujemo, prosljeđ*, briš*, izbri*,
  brisanj*, zaštit*, štit*, privol*, suglasnost*, pristanak*, trećim stranama, trećim osobama, trećima, ne prodajemo,
  šifrir*, kriptir*
data_never: lozink*, mobilni podaci, mobilnih podataka, podatkovni promet, kontakt podaci, podaci za uplatu,
  podaci za plaćanje, tehnički podaci, tehničke podatke, podaci o proizvodu, baza podataka, baze podataka,
  analiza podataka, obrada metala, obrada drva, oporavak podataka, spašavanje podataka, prijenos podataka
data_notasked: izgub*, export*, izvoz*, uvoz*, uvesti, prijenos*, prenijeti, oporav*, spašavanj*, spasiti, vratiti,
  backup*, sigurnosn* kopij*, podaci za uplatu, podatke za uplatu, podaci za plaćanje, mobiln*
jobs_told: zapošljavamo, zaposlit ćemo, tražimo radni*, tražimo .. radni*, tražimo djelatni*, tražimo .. djelatni*,
  tražimo zaposleni*, tražimo .. zaposleni*, tražimo suradni*, tražimo .. suradni*, tražimo kolegu, tražimo kolegicu,
  tražimo .. kolegu, tražimo .. kolegicu, tražimo .. u tim, tražimo .. za rad, tražimo .. za sezonu,
  za sezonu tražimo, tražimo student*, tražimo .. student*, radno mjesto, natječaj za posao, natječaj za radno mjesto,
  ponuda posla, ponude za posao, oglas za posao, molb* za posao, životopis*, motivacijsko pismo, rad kod nas,
  posao kod nas, radite s nama, radi s nama, pridruži se našem timu, pridružite se .. timu, pridružite nam se,
  postani dio tima, postanite dio .. tima, zaposlenje, radni odnos, puno radno vrijeme, pola radnog vremena,
  nepuno radno vrijeme, student servis*, sezonski posao, stručn* praks*, studentsk* praks*, na praksu,
  praksa za učenike, naučni*, šegrt*, pripravni*, stručno osposobljavanje, slobodn* radn* mjest*, otvoren* pozicij*,
  prijav* za posao, zamolb*, karijer*, sezonsk* radni*, student* ugovor*
jobs_rather: tražimo, zapošljavamo, primamo, životopis*, prijave, prijavu, prijavite se, zamolb*, pošaljite, pošalji,
  šaljite, slati na, javite se, pišite na, na adresu, e-mail*, mail*, najkasnije do, početak rada, od #, do #, na sat,
  po satu, bruto, neto
jobs_never: radno vrijeme trgovine, radno vrijeme ureda, radno vrijeme poslovnice, godina prakse, bogata praksa,
  u praksi, liječnička praksa, slobodna mjesta na tečaju, prijave na tečaj, posao obavljamo, potvrda o zaposlenju,
  fotografije za životopis, tražimo za vas, tražimo najbolje rješenje, odštetn* zahtjev*
jobs_notasked: laptop*, računal*, slik* za životopis, fotografi* za životopis, napisati životopis,
  isprintati životopis, potvrd* o zaposlenju, koliko zaposlenih, popust za student*
`
