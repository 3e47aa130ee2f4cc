/** How topics are told of in Polish. */
export const POLISH = `
offer_says: oferujemy, zajmujemy się, świadczymy, sprzedajemy, prowadzimy, wykonujemy, naprawiamy, produkujemy,
  organizujemy, wynajmujemy, wypożyczamy, uczymy, szkolimy, pieczemy, gotujemy, serwujemy, szyjemy, drukujemy,
  budujemy, projektujemy, leczymy, ubezpieczamy, doradzamy, pomagamy, specjalizujemy się, jesteśmy, proponujemy,
  zapewniamy, przygotowujemy, montujemy, sprzątamy, w naszej ofercie, w ofercie mamy, nasza oferta obejmuje,
  oferta obejmuje, nasza szkoła oferuje, nasza szkoła prowadzi, nasz sklep oferuje, nasz hotel oferuje,
  nasz gabinet oferuje, nasza firma oferuje, nasza firma zajmuje się, firma zajmuje się, firma oferuje,
  szkoła oferuje, hotel oferuje, gabinet oferuje, można u nas, znajdą państwo u nas, znajdziesz u nas, u nas kupisz,
  uczę, oferuję, prowadzę, wykonuję, zajmuję się, szyję, naprawiam
offer_is: jest, są, to rodzinn*, to niewielk*, to mał*, to kameraln*, to nowoczesn*, to szkoł*, to sklep*,
  to gabinet*, to hotel*, to pracowni*, to restauracj*, to firm*, to muze*, to klub*, to warsztat*,
  to stowarzyszeni*, to miejsc*, założon*, powstał*, działa od, działamy od, istnieje od, istniejemy od, witamy w,
  witamy na, witaj w, witajcie w, zapraszamy do, oferuje, prowadzi, zajmuje się, świadczy, pomaga, ubezpiecza
offer_heads: oferta, nasza oferta, ofert*, usługi, nasze usługi, zakres usług, produkty, nasze produkty, asortyment,
  kursy, zajęcia, zajęcia i kursy, lekcje, warsztaty, zabiegi, leczenie, menu, karta dań, karta, pokoje,
  nasze pokoje, apartamenty, program, repertuar, wystawy, karnety, abonamenty, pakiety, ceny, cennik, opłaty, bilety,
  o nas, kim jesteśmy, o firmie, czym się zajmujemy, co robimy, co oferujemy, wypożyczalnia, specjalizacje,
  przedmioty, zakres ubezpieczenia
prices_heads: ceny, cena, cennik, cennik usług, cenniki, stawki, opłaty, koszty, koszt, taryfy, taryfa, składki,
  składka, czesne, honorari*, bilety, ceny biletów, wstęp, karnety, karnety i ceny, abonamenty, pakiety,
  opłaty i składki
prices_besides: kaucj*, zaliczk*, zadatk*, zadatek, przedpłat*, depozyt*, dostaw*, wysyłk*, przesyłk*, dowóz, dowoz*,
  dojazd*, zgubieni*, zagubieni*, utrat*, zniszczeni*, uszkodzeni*, szkod*, kara umowna, opłata manipulacyjna,
  spóźnieni*, opóźnieni*, zwłok*, odsetk*, upomnieni*, wezwani*, udział własny, franszyz*, za pobraniem, zagranic*,
  strefa, kara, kary, karę, kar umown*
question_more: kiedy, od kiedy, do kiedy, jak długo, jak często, jak daleko, jak szybko, jak późno, jak wcześnie,
  jak duż*, jak wiel*, ile, ilu, o której, na ile, za ile, przez ile, po ilu, w jakich godzinach, do której
question_which: który, która, które, którą, którego, której, których, którzy, jaki z, jaka z, jakie z, jaki rodzaj,
  która z, który z
question_back: to, tego, temu, tym, tej, tę, tą, tamto, ten, ta, jego, jej, nim, nią, do tego, za to, na to, o tym,
  z tym, z tego, po tym, przy tym, od tego, dla tego
question_come: przyjść, przychodzić, przyjechać, przyjeżdżać, przyprowadzić, przyprowadzać, przyprowadz*, zabrać,
  zabierać, wziąć, brać, wejść, wchodzić, wejd*, wejdzie, wstęp, wpuszcza*, wpuści*, wprowadz*, przynieść, przywieźć,
  może, mogą, mogę, możemy, można, wolno, pozwala*, dozwolon*, akceptuj*, akceptowan*, przyjmuj*, toleruj*,
  mile widzian*, ze mną, z nami, z sobą, ze sobą, w środku, do środka, nadaje się, nadają się, odpowiedni*,
  przyjazn*, ok, w porządku, przeszkadza*, zostawić, zostać, zatrzymać się, towarzyszyć, uczestnicz*, brać udział,
  z psem, z psami, z dzieckiem, z dziećmi, z kotem
question_nothing: witam, witamy, limit*, zasad*, polityk*, regulamin*, sposób, sposoby, sposobów, metod*, form*,
  rodzaj*, możliwość, możliwości, osobist*, osobow*, gość, gości, goście, gościom, gośćmi, klient*, odwiedzając*,
  uczestnik*, osob*, ktoś, kogoś, coś, cokolwiek, czegoś, gdzieś, gdziekolwiek, w pobliżu, pobliżu, blisko,
  niedaleko, obok, istnie*, sprzeda*, oferuj*, oferuje*, ofert*, ustalić, ustalenia, uzgodni*, wymaga*, żądać, żąda*,
  wejści*, wstęp*, dostęp*, traktuj*, korzysta*, skorzystać, używa*, podać, przedstawić, zwrócić się, najlepiej,
  najlepsz*, publiczn*, transport*, proszę, dziękuję, dzień, dobry, państwo, państwa, państwu
pay_told: formy płatności, forma płatności, form płatności, metody płatności, sposoby płatności, sposób płatności,
  sposób zapłaty, formy zapłaty, płatność gotówką, płatność kartą, płatności kartą, płatność przelewem,
  płatność blikiem, płatność online, płatność przy odbiorze, płatność za pobraniem, za pobraniem, płatność odroczona,
  płatność ratalna, płatności, przelewem, przelew bankowy, przelewem bankowym, przelewu, przelewy24, blik, blikiem,
  payu, paypal, gotówką, w gotówce, zapłacić kartą, płacić kartą, można płacić, można zapłacić, płaci się,
  zapłacić gotówką, płacą państwo, na raty, w ratach, system ratalny, polecenie zapłaty, poleceniem zapłaty,
  zlecenie stałe, numer konta, na konto, na rachunek bankowy, na fakturę, faktura z terminem, faktura z odroczonym,
  przyjmujemy płatności, przyjmujemy gotówkę, akceptujemy płatności, opłatę można uiścić, opłaty można dokonać,
  płatne w kasie, płatne przelewem, płatne gotówką
pay_rather: przyjmujemy, akceptujemy, honorujemy, można płacić, można zapłacić, płatność, płatności, zapłacisz,
  zapłacą państwo, uiścić, formy płatności
pay_unlike: zwrot*, zwraca*, zwróc*, kaucj*, zaliczk*, zadat*, kara, karę, kary, odszkodowani*, szkod*, odsetk*,
  refundacj*, reklamacj*
pay_asked: jak, jaki*, jakie, jaką, jakimi, czym, które, którymi, co, można, mogę, możemy, da się, czy, przyjmuj*,
  akceptuj*, bierzecie, biorą, obsługuj*, możliw*, gdzie
pay_notasked: kto płaci, kto zapłaci, kto pokrywa, kiedy, ile, muszę płacić, muszę zapłacić, trzeba płacić,
  trzeba zapłacić, musimy płacić, limit*, maksymaln*, minimaln*, zgubi*, do kiedy, czy muszę, płacę dopiero
voucher_told: voucher*, bon podarunkow*, bony podarunkowe, bonu podarunkowego, bonów podarunkowych,
  bonem podarunkowym, bon upominkow*, bony upominkowe, bonu upominkowego, bonów upominkowych, bon prezentow*,
  bony prezentowe, bonu prezentowego, bonów prezentowych, karta podarunkow*, karty podarunkowe, karty podarunkowej,
  kartę podarunkową, kart podarunkowych, kartą podarunkową, karta prezentow*, karty prezentowe, kartę prezentową,
  karta upominkow*, karty upominkowe, talon podarunkow*, talony podarunkowe, kupon podarunkow*, kupony podarunkowe,
  zaproszenie prezentowe, zaproszenia prezentowe, zaproszenie podarunkowe, bony na prezent, bon na prezent,
  bon kwotowy, bony kwotowe, realizacja bonu
voucher_rather: ważn*, kupić, kupi*, zakup*, sprzeda*, wartoś*, od # zł, # zł, nominał*, na kwotę, do nabycia,
  zrealizować, realizacj*, dostępn*
voucher_never: bon turystyczny, bonu turystycznego, bonem turystycznym, kod rabatow*, voucher parkingow*
voucher_asked: voucher*, bon, bony, bonu, bonów, bonem, bonami, bonie, kart* podarunkow*, kart* prezentow*,
  kart* upominkow*, podarunkow*, prezent*, upomin*, talon*, kupon*, podarowa*, sprezentowa*, gift*
cards_told: kart nie przyjmujemy, nie przyjmujemy kart, nie akceptujemy kart, nie honorujemy kart,
  nie obsługujemy kart, tylko gotówka, tylko gotówką, tylko w gotówce, wyłącznie gotówka, wyłącznie gotówką,
  wyłącznie w gotówce, jedynie gotówką, płatność tylko kartą, płatność wyłącznie kartą, tylko kartą, wyłącznie kartą,
  wszystkie karty, wszystkie popularne karty, wszystkie główne karty, akceptujemy karty, przyjmujemy karty,
  honorujemy karty, karty płatnicze, karty kredytowe, kart płatniczych, kart kredytowych, kartami płatniczymi,
  kartą płatniczą, płatność kartą, płatności kartą, zapłacić kartą, płacić kartą, zbliżeniowo, płatności zbliżeniowe,
  terminal płatniczy, nie mamy terminala, nie posiadamy terminala, płatność bezgotówkowa, płatności bezgotówkowe,
  bezgotówkowo, visa, mastercard
cards_unlike: zwrot*, kaucj*, zaliczk*, depozyt*, karta członkowska, karty członkowskiej, legitymacj*,
  karta podarunkow*, ważn*, karta dużej rodziny
cards_never: raty, w ratach, karta nie jest potrzebna, bez podawania karty
cards_asked: płac*, zapłac*, płat*, przyjmuj*, akceptuj*, honoruj*, bierzecie, biorą, brać, obsługuj*, tylko, działa,
  kartą, kartami, gotówk*, terminal*, czytnik*, zbliżeniow*, nosić, przy sobie, minimaln*
cards_notasked: zgubi*, stracił*, ukrad*, karta podarunkow*, kartę podarunkową, karty podarunkowe, karta członkowska,
  kartę członkowską, karta dań, kartę dań, karta menu, limit*, maksymaln*, karta pobytu, karta stałego klienta
refund_told: zwrot pieniędzy, zwrotu pieniędzy, zwrot kosztów, zwrot środków, zwrotu środków, zwrot należności,
  zwrot płatności, zwrot wpłaty, zwrot opłaty, zwrotu opłaty, zwrot całości, zwrot towaru, zwrotu towaru,
  zwroty towarów, zwroty, zwrotów, zwrotu, zwrócimy, zwracamy, zwraca .. pieniądze, zwracane, zwracana, zwracany,
  zwrócona, zwrócone, zwróconą, bezzwrotn*, nie podlega zwrotowi, nie podlegają zwrotowi, podlega zwrotowi,
  podlegają zwrotowi, zwrócić towar, zwrócić produkt, można zwrócić, możesz zwrócić, mogą państwo zwrócić,
  oddajemy pieniądze, odstąpić od umowy, odstąpienia od umowy, odstąpienie od umowy, prawo odstąpienia,
  wymiana towaru, wymianę towaru, wymiany i zwroty, zwroty i wymiany, wymienić towar, wymieniamy, przepada,
  przepadają, refundacja kosztów, odesłać towar
refund_rather: # dni, dni, tygodni, zwrot*, zwrac*, zwróc*, pieniądz*, # %, całoś*, kwot*, połow*, bezzwrotn*,
  na konto
refund_unlike: kaucj*, klucz*, depozyt*, ręcznik*, ubezpieczyciel*
refund_never: zwrot kluczy, zwrot książ*, zwrot sprzętu, zwrot samochodu, zwrot pojazdu, zwrot roweru, zwrot podatku,
  wymiana oleju, wymiana opon, wymiana walut, zwrot naczyń, termin zwrotu książ*, zwrot biblioteczny
refund_notasked: zwrócić się do, do kogo się zwrócić, wymiana oleju, wymiana opon, zwrot podatku
deposit_told: zaliczk*, zadatek, zadatk*, kaucj*, przedpłat*, depozyt*, z góry, wpłata wstępna, opłata rezerwacyjna,
  opłatę rezerwacyjną, opłaty rezerwacyjnej, wkład własny, przy rezerwacji płat*, przy rezerwacji pobieramy,
  przy rezerwacji wpłaca*, płatne przy rezerwacji, płatność przy rezerwacji
deposit_with: #, %, połow*, połowę, bez, nie, brak, całość, zaliczka, zaliczki, zaliczkę, kaucja, kaucji, kaucję,
  zadatek, zadatku, zadatku nie, wymagan*, z góry
deposit_rather: rezerwacj*, rezerwow*, zamówieni*, wymaga*, wymagan*, pobieramy, płatn*, należy wpłacić, wpłacić,
  wpłaty, potwierdz*, wynosi
deposit_unlike: butel*, kubek, kubk*, naczyni*, karaf*, zatrzymujemy, zwracamy, zwrot*, oddajemy, podatk*
deposit_notasked: z powrotem, zwrot*, zwróc*, zwrac*, oddacie, oddaj*, odzyska*
discount_told: zniżk*, zniżek, rabat*, upust*, promocj*, obniżk*, ulga, ulgi, ulgę, ulg, ulgow*, taniej, tańsz*,
  niższa cena, niższą cenę, po obniżonej cenie, przecen*, wyprzedaż*, kod rabatowy, kodu rabatowego, kod promocyjny,
  kodu promocyjnego, kupon rabatowy, karta stałego klienta, karty stałego klienta, program lojalnościowy,
  karta dużej rodziny, karty dużej rodziny, kartą dużej rodziny, bilet rodzinny, bilet grupowy, cena promocyjna,
  ceny promocyjne, studenci .. zł, emeryci .. zł, uczniowie .. zł, seniorzy .. zł, studenci .. %, emeryci .. %,
  uczniowie .. %, dzieci .. bezpłatnie, dzieci .. gratis, dzieci .. za darmo, dzieci .. %, wstęp wolny, płacą połowę,
  za pół ceny, # % mniej, first minute, last minute, dla grup od #, dla grup powyżej #
discount_rather: # %, zniżk*, zniżek, rabat*, upust*, ulgow*, ulga, ulgi, promocj*, taniej, kod
discount_unlike: spóźnieni*, vat, egzamin*, zaliczk*, kaucj*, odwoła*, anulow*, rezygnacj*, wilgotnoś*, łączy się,
  łączą się, podatkow*, ulga podatkowa
included_told: w cenie, wliczon*, wliczamy, cena obejmuje, ceny obejmują, cena zawiera, ceny zawierają,
  cena nie obejmuje, cena nie zawiera, opłata obejmuje, pakiet obejmuje, pakiet zawiera, bilet obejmuje,
  karnet obejmuje, abonament obejmuje, koszt obejmuje, składka obejmuje, kwota obejmuje, obejmuje również,
  bez dodatkowych opłat, bez dodatkowej opłaty, bez dopłaty, bez dopłat, za dopłatą, za dodatkową opłatą,
  dodatkowo płatn*, płatne dodatkowo, płatny dodatkowo, płatna dodatkowo, płatne osobno, dodatkowy koszt,
  dodatkowe opłaty, dodatkowe koszty, all inclusive, w ramach opłaty, w ramach biletu, w ramach karnetu, łącznie z,
  dopłata za, dopłaty za
included_rather: cena, ceny, cenie, cenę, bilet*, opłat*, pakiet*, koszt*, wszystk*, karnet*, abonament*
included_unlike: vat, podat*, odwoła*, anulow*, rezygnacj*, zwrot*
guarantee_told: gwarancj*, rękojmi*, gwarantujemy, gwarantowan*, gwarancyjn*, niezgodnoś* z umową,
  niezgodności towaru, udzielamy gwarancji, bezpłatne poprawki, poprawki w ciągu, odpowiedzialność za wady,
  wady ukryte
guarantee_rather: # lat, # lata, lat, lata, rok, roku, miesi*, # miesięcy, udzielamy, objęt*, dni
guarantee_never: gwarancji nie ma, nie gwarantujemy miejsc*, nie gwarantujemy termin*, gwarancja miejsca,
  fundusz gwarancyjny, turystyczny fundusz gwarancyjny, gwarantowane miejsce, bankow* gwarancj*, gwarancja bankowa
guarantee_notasked: przedłuż*, dłuższ*
bring_told: zabrać ze sobą, zabierz ze sobą, proszę zabrać, prosimy zabrać, należy zabrać, trzeba zabrać,
  warto zabrać, weź ze sobą, wziąć ze sobą, proszę wziąć, przynieść ze sobą, prosimy przynieść, proszę przynieść,
  należy przynieść, trzeba przynieść, przynieś, przynoszą, przynosimy, mieć ze sobą, mieć przy sobie, należy mieć,
  proszę mieć, prosimy o zabranie, prosimy o przyniesienie, zabieramy ze sobą, należy okazać, okazać dokument,
  okazaniem dokumentu, dowód osobisty, dowodu osobistego, dowodem osobistym, dokument tożsamości,
  dokumentu tożsamości, dokument ze zdjęciem, własny ręcznik, własne ręczniki, własnego ręcznika, własnym ręcznikiem,
  strój sportowy, wygodny strój, wygodnego stroju, wygodne ubranie, wygodne buty, obuwie zmienne, obuwia zmiennego,
  zmiennym obuwiu, obuwie na zmianę, buty na zmianę, ubranie na zmianę, ubrania na zmianę, obowiązuje strój,
  obowiązuje obuwie, zalecany strój, czepek, prosimy założyć, należy założyć, co zabrać, co przynieść,
  co ze sobą zabrać
bring_rather: prosimy, proszę, należy, trzeba, koniecznie, własn*, ubrani*, strój, stroju, obuwi*, buty, butów,
  ręcznik*, dowód, dowodu, dokument*, legitymacj*, wygodn*, zmian*, niezbędn*, potrzeb*
bring_never: nie wolno przynosić, nie przynosić, zakaz wnoszenia, zwierząt nie, przyprowadzić gościa, na wynos,
  nie trzeba przynosić własnego jedzenia
bring_asked: co, coś, czego, jaki, jakie, jaką, cokolwiek, trzeba, muszę, należy, powin*, czy mam, mam mieć, strój,
  dokument*
wifi_told: wi-fi, wifi, wi fi, internet bezprzewodowy, internetu bezprzewodowego, dostęp do internetu,
  dostępu do internetu, dostępem do internetu, bezprzewodowy internet, bezprzewodowego internetu, sieć bezprzewodowa,
  sieci bezprzewodowej, darmowy internet, bezpłatny internet, bezpłatnego internetu, hotspot*, łącze internetowe,
  łącza internetowego, światłowód*, wlan, hasło do sieci
wifi_rather: bezpłatn*, darmow*, gratis, hasło, hasła, sieć, sieci, gości*, goście, klient*, dostępn*
wifi_never: ghz, kanał, router*, radio internetowe
wifi_notasked: hasł*, kod, kodu, bez internetu, bez wifi
parking_told: parking, parkingu, parkingi, parkingiem, parkingów, parkingow*, parkować, zaparkować, zaparkuj*,
  parkowani*, parkują, miejsca postojowe, miejsc postojowych, miejsce postojowe, miejsca parkingowe,
  miejsc parkingowych, garaż podziemny, garażu podziemnym, w garażu, postawić samochód, zostawić samochód,
  zostawić auto, strefa płatnego parkowania, strefie płatnego parkowania, stojak na rowery, stojaki na rowery,
  stojaki rowerowe, park and ride
parking_rather: samocho*, aut, auta, auto, gości, gościom, klient*, bezpłatn*, darmow*, płatn*, # miejsc, najbliższ*,
  za budynk*, obok, przed, strzeżon*, zł
parking_never: park narodowy, park krajobrazowy, park rozrywki, rowery należy parkować
children_told: dzieci, dziecko, dziecka, dziećmi, dzieckiem, dzieciom, dziecku, dziecięc*, maluch*, najmłods*,
  niemowl*, noworod*, przewijak*, krzesełk* do karmienia, krzesełka dla dzieci, krzesełko dla dziecka, fotelik*,
  wysokie krzesełk*, łóżeczk*, kącik zabaw, kącik dla dzieci, plac zabaw, placu zabaw, placem zabaw, pokój zabaw,
  bawialni*, animacje, małoletni*, nieletni*, do lat #, poniżej # roku, poniżej #. roku, poniżej # lat, do # lat,
  do # roku życia, od # roku życia
children_rather: zapraszamy, mile widzian*, mogą, może, wolno, dozwolon*, tylko, wyłącznie, nie, bez, bezpłatn*,
  wstęp, pod opieką, w towarzystwie, opiekun*, przyjazn*, przyjmujemy, prosimy, muszą
children_never: lekarz rodzinny, rodzina goszcząca, rower* dziecięc*, prawa dziecka, dom dziecka, zasiłek na dziecko
children_unlike: klucz*, fotografi*, zdjęci*, faktur*, ubezpieczon*, siedzisk*, odebran*, odbiór dziecka
children_notasked: jedzeni*, menu, produkt*, ubrani*, buty, zdjęci*, ubezpiecz*, prezent*
dogs_told: psy, psa, pies, psem, psami, psów, psom, piesk*, pieski, piesek, zwierzę, zwierzęta, zwierząt,
  zwierzętami, zwierzęciem, zwierzętom, zwierzak*, czworon*, pupil*, koty, kotów, kotami, kotem, pies asystujący,
  psy asystujące, psów asystujących, pies przewodnik, psy przewodnicy, psów przewodników, przyjazne zwierzętom
dogs_rather: mile widzian*, akceptujemy, akceptowane, zapraszamy, wolno, dozwolon*, mogą, może, tylko, wyłącznie,
  nie, zakaz, na smyczy, smycz*, kaga*, za opłatą, dopłat*, z wyjątkiem, poza, wstęp, wprowadza*, prosimy,
  przyjmujemy
dogs_unlike: sam, sama, same, ladą, przysmak*, karma, karmy, sierść, sierści, ugryzieni*, szczepieni*
dogs_notasked: karm*, jedzeni*, sierś*, włos*, produkt*, wegańsk*, testowan*, kosmetyk*
access_told: wózk* inwalidzk*, wózek inwalidzki, wózkach inwalidzkich, wózków inwalidzkich, wózkiem inwalidzkim,
  na wózkach, na wózku, niepełnosprawn*, z niepełnosprawnościami, z niepełnosprawnością, z ograniczoną sprawnością,
  z ograniczoną ruchomością, trudności w poruszaniu, bez barier, bariery architektoniczne, barier architektonicznych,
  winda, windy, windą, windę, windzie, dźwig osobowy, bez windy, podjazd*, pochylni*, rampa, rampy, rampę,
  podnośnik*, platforma dla, parter, parterze, na parterze, schody, schodów, schodami, schodach, # stopni, # stopnie,
  stopnie, bez progów, próg, szerokość drzwi, wózki dziecięce, wózków dziecięcych, wózek dziecięcy,
  wózkiem dziecięcym, dostępność architektoniczna, toaleta dla osób, toaleta przystosowana, pętla indukcyjna,
  język migowy, alfabet braille*, niewidom*, niesłysząc*, niedosłysząc*
access_rather: wózk*, wózek, niepełnosprawn*, niepełnosprawnoś*, dostępn*, przystosowan*, dostosowan*, bez barier,
  winda, windą, podjazd, bez schodów
access_never: uczniowie z niepełnosprawn*, renta, orzeczenie o niepełnosprawności uprawnia, wózek widłowy,
  wózki widłowe
access_unlike: przeprowadz*, paleni*, palić, nagły*, alarm*, zniżk*, ulg*, wnoszeni*
age_told: od # lat, od # roku życia, od #. roku życia, od # do # lat, od # do # roku, powyżej # lat, powyżej # roku,
  powyżej #. roku, poniżej # lat, poniżej # roku, poniżej #. roku, do # lat, do # roku życia, do #. roku życia,
  do lat #, od lat #, powyżej lat #, poniżej lat #, w wieku od #, w wieku do #, w wieku powyżej #, w wieku poniżej #,
  w wieku # lat, w wieku #-# lat, minimum # lat, min. # lat, co najmniej # lat, przynajmniej # lat, ukończone # lat,
  ukończone # rok*, ukończon* # lat, ukończenia # lat, ukończenia # roku, ukończyły # lat, ukończyły # rok,
  ukończyły #. rok, ukończył # lat, ukończył # rok, mają ukończone #, mieć ukończone #, które ukończyły #,
  skończone # lat, starsze niż # lat, młodsze niż # lat, starsi niż # lat, młodsi niż # lat, # miesiąca życia,
  od # miesiąca, od # miesięcy, od szesnastu lat, od osiemnastu lat, od dwunastu lat, #-# lat, #–# lat, pełnoletni*,
  pełnoletnoś*, niepełnoletni*, osoby dorosłe, minimalny wiek, wiek minimalny, wiek uczestników, granica wieku,
  limit wieku, ograniczenia wiekowe, grupy wiekowe, grupa wiekowa, kategorie wiekowe, zgoda rodziców, zgodą rodziców,
  zgoda opiekuna, za zgodą opiekun*
age_rather: muszą, musi, minimum, minimaln*, wymagan*, tylko, wyłącznie, może, mogą, co najmniej, ukończ*, kierowc*,
  uczestnik*, uczestnicy, dzieci, dziecko, osoby, osób, pod opieką, zgod*, dozwolon*, pełnoletni*, niepełnoletni*
age_never: gwarancj*, rękojmi*, danych, dane, faktur*, temu, ważn*, laptop*, doświadczeni*, przechowuj*, działamy,
  na rynku, istniej*, voucher*
age_unlike: doświadczen*, bezpłatn*, gratis, za darmo, od wielu lat, staż*, zniżk*
age_asked: wiek*, wieku, lat, lata, roku, letni*, pełnoletni*, niepełnoletni*, nieletni*, młod*, star*, limit*,
  minimaln*, ogranicze*, ilu, dorosł*
age_notasked: ile lat ma, ile lat mają, ile lat macie, ile ma lat, od ilu lat działacie, od ilu lat istniejecie,
  od ilu lat pracujecie, jak stary jest, jak stara jest, jak stare jest, od ilu lat jesteście, ile lat istnieje,
  ile lat gwarancji
directions_told: dojazd*, dojechać, dojedziesz, dojadą państwo, dotrzeć, dotrzesz, dojście, jak do nas trafić,
  jak dojechać, jak nas znaleźć, znajdziesz nas, znajdą nas państwo, znajdujemy się, mieścimy się,
  komunikacj* miejsk*, transport* publiczn*, autobusem, autobusami, autobus #, autobusy #, autobus nr,
  autobusy linii, autobusowy, autobusowego, tramwaj #, tramwaje #, tramwajem, tramwajami, tramwajowy, tramwajowego,
  linia #, linie #, linią #, linii #, liniami #, przystan*, przystankiem, dworzec, dworca, dworcem, dworcu,
  stacja metra, stacji metra, stacją metra, stacja kolejowa, stacji kolejowej, stacji pkp, pkp, skm, metro, metrem,
  pociągiem, samochodem, autem, rowerem, pieszo, piechotą, minut od, minuty od, minutę od, # min od, # m od, # km od,
  metrów od, # minut pieszo, # minut spacer*, minut drogi, # minut jazdy, zjazd #, zjazd z, zjazdu, zjechać, węzeł,
  węźle, autostrad*, drogą krajową, drodze krajowej, skręć, skręcić, skręcamy, w lewo, w prawo, na rondzie,
  na światłach, na skrzyżowaniu, naprzeciw*, vis-à-vis, z lotniska, lotniska, wysiąść, wysiadamy, wysiądź, gps,
  drogą ekspresową, drodze ekspresowej, trasą s7, trasą s8
directions_rather: dworc*, dworzec, stacj*, przystan*, autobus*, tramwaj*, metr*, pociąg*, samochodem, minut*,
  pieszo, dojazd*, dojecha*, zjazd*, lini*
directions_never: wyciecz*, dzień #, powrót, więcej niż, awari*, holowani*, dojazd do klienta, dojazdu do klienta,
  dojazd serwisu, koszt dojazdu, rajd*, czas dostawy, opłata za dojazd
holidays_told: święta, święto, świąt, świętami, świętach, w dni świąteczne, dni świąteczne, dni świątecznych,
  świąteczn*, dni wolne od pracy, dni ustawowo wolne, dniach ustawowo wolnych, dni wolnych od pracy, boże narodzenie,
  bożego narodzenia, bożym narodzeniem, wigili*, sylwest*, nowy rok, nowego roku, nowym rokiem, nowym roku,
  wielkanoc*, wielki piątek, wielka sobota, wielką sobotę, boże ciało, trzech króli, wszystkich świętych, majówk*,
  przerwa świąteczna, przerwę świąteczną, przerwa urlopowa, przerwa wakacyjna, przerwa techniczna, urlop, urlopu,
  urlopow*, przez cały rok, cały rok, całoroczn*, # grudnia, 1 stycznia, 6 stycznia, 1 maja, 3 maja, 15 sierpnia,
  1 listopada, 11 listopada, niedziele i święta, oprócz świąt, z wyjątkiem świąt, nieczynne od # do #,
  zamknięte od # do #, długi weekend, długie weekendy
holidays_rather: nieczynn*, zamknięt*, czynn*, otwart*, otwieramy, zamykamy, nie pracujemy, pracujemy, działamy,
  przerwa, zapraszamy, godzin*
holidays_unlike: ferie szkolne, wakacje szkolne, cisz*, płatny urlop, urlop macierzyński, menu, obiad*, wyprzedaż*,
  promocj*, dekoracj*
holidays_notasked: drogo, droż*, ile koszt*, cen*, prezent*, podarun*, zajęci*, lekcj*, życzeni*, ozdob*
needed_told: rezerw*, umów*, umówi*, umawia*, zapis*, wizyt*, termin*, rejestr*, zgłosz*, zgłasza*, zamów*, zamawia*,
  zadzwoń*, telefoniczn*, uprzedz*, zapowied*
needed_alone: bez rezerwacji, bez wcześniejszej rezerwacji, bez umawiania, bez umówienia, bez zapisów, bez zapisu,
  bez wcześniejszego umówienia, bez wcześniejszych zapisów, bez zapowiedzi, rezerwacja nie jest konieczna,
  rezerwacja nie jest wymagana, rezerwacja nie jest potrzebna, nie trzeba rezerwować, nie trzeba się umawiać,
  nie trzeba się zapisywać, nie wymaga rezerwacji, nie wymagają rezerwacji, nie prowadzimy rezerwacji,
  nie przyjmujemy rezerwacji, nie przyjmujemy zapisów, kolejność zgłoszeń, decyduje kolejność, według kolejności,
  tylko po umówieniu, wyłącznie po umówieniu, po wcześniejszym umówieniu, po uprzednim umówieniu,
  po wcześniejszej rezerwacji, po wcześniejszym uzgodnieniu, po telefonicznym umówieniu, po wcześniejszym kontakcie,
  po wcześniejszym zgłoszeniu, tylko na zapisy, obowiązują zapisy, tylko z rezerwacją, wyłącznie z rezerwacją,
  konieczna rezerwacja, rezerwacja konieczna, rezerwacja obowiązkowa, obowiązkowa rezerwacja, wymagana rezerwacja,
  rezerwacja wymagana, zalecana rezerwacja, rezerwacja zalecana, zalecamy rezerwację, polecamy rezerwację,
  prosimy o rezerwację, prosimy o wcześniejszą rezerwację, prosimy o wcześniejsze, na umówioną wizytę,
  przyjęcia z ulicy, można wejść z ulicy, wizyty umówione, wizyt umówionych, na zamówienie
needed_with: trzeba, musi*, muszą, należy, konieczn*, wymagan*, wymaga*, obowiązkow*, obowiązuj*, niezbędn*,
  potrzeb*, zaleca*, polecamy, prosimy, proszę, warto, najlepiej, wcześniej*, uprzedni*, z wyprzedzeniem,
  wyprzedzeni*, przed, najpóźniej, co najmniej, z góry, dni, godzin, dzień wcześniej, bez
needed_unlike: odwoł*, anulow*, zaliczk*, zadat*, rezygn*, wypowiedz*, zwrot*, odwoły*, przepada
needed_never: rezerwat*, bez umowy, zapis umowy, zapisy umowy, zapisy regulaminu, rejestracja pojazdu,
  dowód rejestracyjny, rejestr przedsiębiorc*, numer rejestr*, termin ważności, termin płatności
needed_asked: trzeba, muszę, musimy, musi, muszą, należy, powin*, konieczn*, wymagan*, wymaga*, obowiązkow*,
  obowiązuj*, potrzeb*, niezbędn*, bez, wcześniej, z wyprzedzeniem, najpierw, lepiej, warto, tylko, spontaniczn*,
  po prostu, z ulicy, od ręki
needed_notasked: co jeśli, co jeżeli, co się stanie, co będzie, co w przypadku, co gdy, co gdyby
book_told: zarezerw*, rezerwować, rezerwacj*, umówić się, umówić wizytę, umówić termin, umów się, umów wizytę,
  umawia*, umówienia, zapisać się, zapisz się, zapisy, zapisów, zapisu, zapisz, zapisywać, rejestracja, rejestracji,
  rejestrację, zarejestr*, zgłoszenia, zgłoszenie, zgłoszeń, zgłosić, formularz*, wniosek o członkostwo,
  deklaracj* członkowsk*, przystąpić do, lista rezerwowa, listę oczekujących, lista oczekujących, złożyć zamówienie,
  zamówienia przyjmujemy, zamówienia można, zamówić można, można zamówić, zamówienia składa*, bilety można kupić,
  bilety dostępne, bilety do nabycia, kupić bilet, sprzedaż biletów, załóż konto
book_with: online, on-line, internet*, www, stron*, telefon*, tel., tel, nr, zadzwoń, zadzwonić, dzwoni*, e-mail*,
  mail*, mailem, mailowo, @, formularz*, recepcj*, rejestracji, biur*, sekretaria*, kas*, kasa, w kasie, aplikacj*,
  whatsapp, messenger*, facebook*, instagram*, booksy, znanylekarz, sms*, osobiście, na miejscu, link*, lista, listę,
  portal*, panel*, konto, koncie, wpłat*, zaliczk*
book_rather: online, telefon*, zadzwoń, mail*, e-mail*, formularz*, aplikacj*, whatsapp, zarezerw*, rezerwacj*,
  umów*, zapis*, przez stronę, www, recepcj*, booksy, pod numerem
book_unlike: zaliczk*, anulow*, odwoł*, rezygn*, zwrot*, kolacj*, parking*, przepada, spóźni*
book_never: kara, szkod*, wypadk*, wypadek, formularz zwrotu, formularz reklamacyjny, formularz odstąpienia,
  zgłoszenie szkody, zgłoszenie reklamacji, zapisy umowy, zapisy regulaminu, dowód rejestracyjny
book_notasked: co jeśli, co jeżeli, co się stanie, co będzie, co w przypadku, co gdy, co gdyby
cancel_told: odwołać, odwołani*, odwoływa*, odwołan*, odwołują, odwołuje, odwołasz, anulow*, anulacj*, anuluj*,
  rezygnacj*, zrezygnow*, rezygnuj*, wypowiedz*, wypowiedzieć, wypowiedzeni*, rozwiązać umowę, rozwiązania umowy,
  rozwiązanie umowy, odstąpić od umowy, odstąpienia od umowy, odstąpienie od umowy, przełożyć, przełożeni*,
  przenieść termin, przesunąć termin, zmienić termin, zmiana terminu, zmiany terminu, zmianę terminu,
  okres wypowiedzenia, okresem wypowiedzenia, okresu wypowiedzenia, zawiesić karnet, zawieszeni* karnetu,
  zawiesić członkostwo, zawieszeni* członkostwa, nie może .. przyjść, nie mogą .. przyjść, nie możesz .. przyjść,
  do # godzin przed, do # dni przed, później niż # godzin* przed, później niż # dni przed, mniej niż # godzin* przed,
  mniej niż # dni przed, najpóźniej # godzin* przed, najpóźniej # dni przed, wypisać się, wycofać zgłoszenie
cancel_rather: bezpłatn*, za darmo, bez kosztów, bez opłat, nieodpłatn*, dni, godzin*, # h, tygodni*, miesi*, # %,
  przed, koszt*, najpóźniej, do dnia
cancel_unlike: artyst*, jeśli my, odwołujemy, odwołamy, organizator*, z naszej winy, zajęcia odwołane
cancel_never: odwołanie od decyzji, odwołać się od, tablica ogłoszeń, odwołuje się do
late_told: spóźni*, spóźnie*, spóźniony*, spóźnion*, spóźnialsk*, spóźnienia, opóźnieni* przyjazd*,
  późniejszy przyjazd, późniejszym przyjeździe, późny przyjazd, późniejsze przybycie, po godzinie # prosimy,
  przyjazd po godz*, przyjazd po #, przyjazdu po #, nie stawi*, niestawien*, niestawiennictw*, nie pojawi*,
  nie zjawi*, nieobecnoś*, nieobecny, nieobecna, no-show, no show, rezerwację trzymamy, trzymamy stolik,
  stolik trzymamy, rezerwacja przepada, wizyta przepada, zajęcia przepadają, lekcja przepada, nieodwołan*,
  po rozpoczęciu, po czasie, czekamy # minut, # minut opóźnienia, ponad # minut, więcej niż # minut,
  ostatnie wejście, punktualn*, nieodebran*
late_rather: spóźni*, minut*, # min, kwadrans*, przepada, skróc*, opłat*, później, punktualn*, koszt*, nie wpuszczamy
late_unlike: późne wymeldowanie, późniejsze wymeldowanie, bagaż*, odset*, opóźnienie w płatności, płatnoś*
late_never: późne wymeldowanie, najpóźniej, opóźnienie dostawy, opóźnienie w zapłacie, odsetki za opóźnienie
complaint_told: reklamacj*, reklamow*, zareklamow*, skarg*, zażaleni*, poskarży*, niezadowol*,
  nie są państwo zadowoleni, nie jesteś zadowolon*, nie jest zadowolon*, nie jesteście zadowoleni, zastrzeżeni*,
  uwagi i skargi, skargi i wnioski, uwagi prosimy, jeśli coś jest nie tak, jeśli coś poszło nie tak,
  coś pójdzie nie tak, dział obsługi klienta, biuro obsługi klienta, obsługa klienta, obsługi klienta,
  obsługą klienta, uszkodzon* przesyłk*, uszkodzony towar, uszkodzone w transporcie, wadliwy towar,
  wady należy zgłosić, rzecznik* praw, rzecznik* konsument*, rzecznik finansow*, inspekcja handlowa,
  inspekcji handlowej, pozasądow*, platforma odr
complaint_rather: @, www, telefon*, tel., zadzwoń, mail*, e-mail*, formularz*, recepcj*, biur*, na adres, pisemn*,
  zgłos*, zgłasza*, rozpatr*, rozpatrujemy, dni
complaint_never: materiały reklamowe, gadżety reklamowe, reklamowe
delivery_told: dostaw*, dostarcz*, dostarczamy, dowóz, dowoz*, dowozimy, dowieziemy, przywozimy, przywieziemy,
  wysyłk*, wysyłamy, wyślemy, wysłan*, przesyłk*, kurier*, paczkomat*, inpost*, paczk*, poczta polska, pocztą polską,
  pod drzwi, wniesieni*, z wniesieniem, dojazd do klienta, dojeżdżamy do klient*, dojazdu do klienta,
  dojazdem do klienta, wizyty domowe, wizyt domowych, wizyta domowa, przyjeżdżamy do, z dowozem, czas realizacji,
  realizacja zamówienia, transport na terenie, transport gratis, odbiór osobisty, odbioru osobistego,
  odbieramy od klient*
delivery_rather: dni, dni robocz*, bezpłatn*, darmow*, gratis, koszt*, # zł, zł, do domu, zamówieni*, powyżej,
  robocz*, godzin*
delivery_unlike: zwrot*, celn*, cło, cła, odesła*, uszkodzon*, reklamacj*, odsyła*
delivery_never: potwierdzeni*, link*, faktur*, e-mail*, mailem, zaświadczeni*, certyfikat*, raport*, zdjęci*,
  newsletter*, dostawca usług, dostawcy usług, dostarczyć dokument*, dostarczyć zaświadcz*, wyników
who_told: właściciel*, właścicielk*, prowadzi .. rodzina, prowadzon* przez, kieruje, kierowni*, dyrektor*, prezes*,
  szef, szefowa, szefem, szef kuchni, szefem kuchni, zarządza, zarząd stowarzyszenia, skład zarządu, w zarządzie,
  menedżer*, manager*, założyciel*, założył*, założona przez, założony przez, założone przez,
  założon* w # roku przez, należy do, nasz zespół, naszego zespołu, naszym zespole, zespół tworzą, w skład zespołu,
  nasza kadra, kadra, kadrę, personel, nasi pracownicy, pracuje u nas, pracują u nas, zatrudniamy, instruktor*,
  trener*, lektor*, nauczyciel*, prowadząc* zajęcia, kustosz*, mistrz*, dr n. med., lekarz prowadzący,
  lekarz kierujący, firma rodzinna, firmą rodzinną, rodzinna firma, wspólnik*, współwłaściciel*,
  administrator budynku, lek., dr, rodzina, od pokoleń, rodzinnie, opiekun grupy, opiekun klienta, opiekunem jest
who_rather: właściciel*, prowadzi, prowadzon* przez, dyrektor*, kierownik*, kierowni*, prezes*, założyciel*,
  założył*, zespół, zespołu, rodzina, rodzinn*, szef*, zarząd*
who_unlike: psa, psów, psy, kota, kotów, zwierz*, pisemn*, odpowiada, odpowiedzialnoś*, ceny, cen, zł, rodzice,
  rodzin z dziećmi, imprez*, pojazdu, samochodu
who_never: właściciel psa, właściciele psów, właściciel zwierzęcia, właściciele zwierząt, właściciel pojazdu,
  właściciel samochodu, bilet rodzinny, bilety rodzinne, pokój rodzinny, pokoje rodzinne, poprzedni właściciel,
  nowy właściciel pojazdu, lekarz rodzinny, dużej rodziny, członkowie rodziny
who_notasked: kiedy
data_told: dane osobowe, danych osobowych, danymi osobowymi, danych, dane, danymi, rodo, prywatnoś*,
  polityka prywatności, polityce prywatności, politykę prywatności, administrator danych, administratorem danych,
  administratorem, inspektor ochrony danych, przetwarzamy, przetwarzan*, ochrona danych, ochrony danych,
  zgoda na przetwarzanie, wizerun*, zgoda na publikację, zgody na publikację, publikacja zdjęć, publikujemy zdjęcia,
  zdjęcia uczestników, zdjęcia dzieci, poufn*, tajemnic* lekarsk*, tajemnic* zawodow*, pliki cookie, plików cookie,
  ciasteczk*, monitoring*, kamery, iso 27001, szyfrowan*
data_rather: przechow*, przetwarz*, udostępnia*, przekazuj*, usuwa*, usuni*, usunąć, chron*, chroni*, szyfrow*,
  zgod*, zapisuj*, nie sprzedajemy, osobom trzecim
data_never: hasło, hasła, transmisja danych, pakiet danych, przesyłanie danych, limit danych, baza danych,
  bazy danych, dane techniczne, danych technicznych, dane kontaktowe, dane adresowe, dane do przelewu, dane firmy,
  analiza danych, danego, w danym
data_notasked: zgubi*, utraci*, strac*, eksport*, import*, odzyska*, przywróc*, kopi* zapasow*, backup*, przenieś*,
  do przelewu
jobs_told: zatrudnimy, zatrudniamy, przyjmiemy do pracy, przyjmujemy do pracy, poszukujemy pracownik*,
  szukamy pracownik*, szukamy .. pracownik*, poszukujemy .. pracownik*, szukamy .. do pracy, poszukujemy .. do pracy,
  szukamy .. do zespołu, szukamy .. na stanowisko, poszukujemy .. na stanowisko, szukamy .. do pomocy, ofert* pracy,
  wolne stanowisk*, wolne miejsca pracy, wakat*, prowadzimy rekrutację, rekrutujemy, praca u nas, pracuj z nami,
  pracuj u nas, dołącz do nas, dołącz do .. zespołu, dołączyć do .. zespołu, kariera, naukę zawodu, nauka zawodu,
  nauki zawodu, przyuczymy, przyuczenie do zawodu, praktyki zawodow*, praktyki studenck*, praktyki uczniowsk*,
  praktyki dla, na praktyki, praktykant*, stażyst*, na staż, staże, płatny staż, cv, życiorys*, list motywacyjny,
  dokumenty aplikacyjne, aplikuj*, umow* o pracę, umow* zlecenie, pełny etat, pół etatu, praca sezonowa,
  pracę sezonową, praca wakacyjna, praca dorywcza, praca weekendowa, kandydat* do pracy, mile widziane doświadczenie,
  woln* etat*, uczniów na naukę
jobs_rather: zatrudnimy, szukamy, poszukujemy, przyjmiemy, cv, aplikuj*, zgłoszenia, prosimy przysłać, prosimy wysłać,
  prosimy przesłać, wyślij .. na, prosimy pisać, na adres, e-mail*, mail*, stawka, za godzinę, na godzinę, brutto,
  od zaraz, od #, do dnia #, pełny etat, rozpoczęcie
jobs_never: w praktyce, praktyka lekarska, ma za sobą staż, # lat stażu, zatrudniamy tylko doświadczonych,
  zatrudniamy ponad #, zdjęcia do cv, zaświadczenie o zatrudnieniu, warunki umowy o pracę, rekrutacja na kurs*,
  aplikuj krem, szukamy dla państwa, odszkodowani*
jobs_notasked: laptop*, zdjęci* do cv, fotografi* do cv, ilu .. zatrudniacie, ile osób zatrudniacie,
  zaświadczeni* o zatrudnieniu, napisać cv, wydrukować cv, wydruk cv, szkolenie dla
`
