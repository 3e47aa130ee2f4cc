export const POLISH = `
przyjazd zameldowanie przyjechać meldunek doba przyjeżdżać dojechać zameldować checkin
wyjazd wymeldowanie wykwaterowanie opuścić opuscic wyjechać doba wymeldować checkout
nocleg przenocować nocować nocowac noc spać zakwaterowanie kwatera
pokój: jednoosobowy dwuosobowy rodzinny apartament studio trzyosobowy
recepcja lobby portiernia recepcjonista concierge
klucz kluczyk karta zamek breloczek kod
klucz zatrzasnąć zapasowy ślusarz dorobić dorobic zamek
sejf depozyt skrytka wartościowe kasetka
szafka kłódka skrytka schowek szafeczka
pościel prześcieradło poszewka poduszka kołdra koc pościeli
ręcznik szlafrok kąpielowy klapki kapcie ręczniki
sprzątanie sprzątać posprzątać porządki czyszczenie pokojówka sprzątaczka
dostawka rozkładana polowe łóżko materac
łóżeczko niemowlęce turystyczne kołyska łóżeczka
łóżko łóżka łóżek piętrowe materac wersalka sofa
klimatyzacja klima wentylator chłodzenie wiatrak
ogrzewanie kaloryfer grzejnik grzać grzac ciepło podłogówka piec
lodówka minibar zamrażarka chłodziarka lodówki
telewizor telewizja tv kanały
wifi internet sieć router hotspot łącze
widok panorama balkon widoki
winda dźwig schody windy
piętro parter piętra poddasze kondygnacja
balkon taras loggia ogródek
ogród ogrodu ogródek altana zieleń
kuchnia aneks gotować gotowac kuchenka gotowanie mikrofalówka płyta
naczynia talerze sztućce garnki kubki zmywarka zmywać zmywac
łazienka prysznic wanna natrysk wykąpać wykapac sanitariaty umyć
toaleta wc ubikacja kibel łazienka sanitariat klozet
suszarka włosów wlosow suszarki
pralka pranie prać wyprać wyprac pralnia suszyć suszyc suszarnia
żelazko prasować prasowanie deska
bagaż walizka torba plecak przechowalnia bagażownia podręczny
domek bungalow chata dom domki mieszkanie apartament
umeblowane meble wyposażenie mebel kanapa
kemping camping namiot biwak namioty
kamper przyczepa kempingowa karawaning camper
prąd gniazdko elektryczność energia przyłącze gniazdka
grill ognisko palenisko kominek drewno ogień grillować
basen pływalnia pływać plywac brodzik pływanie kąpać kapac
kąpielisko plaża jezioro kąpać kapac ratownik strzeżone morze
sauna spa jacuzzi wellness łaźnia saunarium
masaż masażysta masować masowac zabieg
cisza ciszy hałas głośno nocna hałasować zakłócać
sąsiad lokatorzy sąsiedzi sąsiedztwo
palić palic papierosy papieros palący tytoń iqos vape zapalić zapalic
jedzenie posiłek wyżywienie jeść zjeść żarcie posiłki
wyżywienie: śniadanie obiad kolacja obiadokolacja lunch
śniadanie bufet szwedzki brunch śniadania
obiad lunch południowy obiadek obiady
kolacja obiadokolacja wieczorny kolacji
przekąska podwieczorek kanapka prowiant suchy
menu karta dań jadłospis potrawy dania
deser słodycze lody słodkie szarlotka
mięso: wołowina wieprzowina kurczak schabowy drób cielęcina wędlina
ryba łosoś dorsz pstrąg śledź karp
wegetariański wegański wege bezmięsny weganin roślinny jarski
alergia uczulenie alergik uczulony nietolerancja
alergen: gluten laktoza orzechy soja jaja mleko seler skorupiaki
alergia: orzechy pyłki orzeszki sierść mleko
gluten bezglutenowy celiakia pszenica mąka
laktoza mleko nabiał nabial bezlaktozowy mleczne
orzechy orzeszki arachidowe migdały
dieta dietetyczny żywienie cukrzyca cukrzyk halal koszerne
składnik skład zawiera dodatki konserwanty
napój picie pić sok napoje bezalkoholowy
alkohol piwo wino wódka trunki drinki alkoholu
wino korkowe butelka winnica własny
piwo kufel lane kraftowe browar
kawa espresso cappuccino latte kawiarnia
woda kranówka mineralna wody
stolik stół miejsca stoły
rezerwacja zarezerwować rezerwować bukować bukowac zabukować booking
potwierdzenie potwierdzić mailowo zatwierdzić
restauracja lokal jadalnia knajpa karczma gospoda stołówka
ogródek taras zewnątrz dworze patio
wynos odbiór zabrać zabrac zapakować
odbiór odebrać odebrac osobisty odbierać odbioru
dostawa dostarczyć dostarczać kurier dowóz doręczenie dowieźć
catering bufet cateringu bankiet
napiwek tipy serwisowa obsługę
piekarnia pieczywo piekarz chleb bułki bułka
chleb: żytni pszenny razowy bagietka orkiszowy zakwas
ciasto tort wypieki cukiernia ciastko
tort: weselny urodzinowy piętrowy
bio ekologiczny eko naturalny organiczny
cena koszt kosztować kosztuje cennik taryfa drogo tanio
opłata stawka taryfa należność kwota
składka wpisowe członkowska składki
dopłata dodatkowo dopłacić dopłaty extra
wliczone obejmuje zawiera wliczony zawarte
darmowy bezpłatny gratis darmo nieodpłatnie
rabat zniżka zniżki upust obniżka zniżek bonifikata ulga
zniżka: studencka rodzinna senior grupowa ulgowy rabat
ulgowy ulga zniżkowy student emeryt senior uczeń
promocja wyprzedaż okazja oferta przecena
bon voucher podarunkowy prezentowy upominkowy talon
prezent upominek podarunek zapakować
kupon kod rabatowy promocyjny
punkty lojalnościowy stały pieczątki
płacić placic zapłacić płatność zapłata płacę opłacić oplacic uiścić uiscic
płatność: karta gotówka przelew blik paypal pobranie raty
gotówka banknoty bilon gotówki bankomat wypłacić
karta płatnicza kredytowa debetowa zbliżeniowo terminal
karta: visa mastercard maestro amex
blik applepay googlepay zbliżeniowo komórką
przelew konto przelać przelac wpłata wpłacić wplacic
raty ratalny kredyt finansowanie
zaliczka zadatek przedpłata zaliczki
kaucja depozyt zwrotna zabezpieczenie
faktura rachunek paragon fv vat
zwrot zwrócić zwrocic pieniędzy pieniądze oddać oddac zwracać zwracac
zaległość zadłużenie dług odsetki wezwanie nieopłacony
waluta euro złoty złotówki kantor
mandat kara grzywna karny
podatek pit skarbowy rozliczenie zeznanie
księgowość księgowa księgowy rozliczenia
darowizna wpłata wesprzeć datek wspierać
stypendium dofinansowanie dotacja wsparcie
dziecko: syn córka niemowlę maluch wnuk przedszkolak
dziecko dzieci dziecięcy maluch dzieciak malec
niemowlę bobas maleństwo niemowlak noworodek
nastolatek młodzież nieletni małoletni młodociany opiekun
wiek lat rok życia roczek
dorosły pełnoletni osiemnaście dorośli
rodzic opiekun matka ojciec tata rodziców
rodzina rodzinny rodzeństwo brat siostra
senior emeryt seniorzy rencista
student studencki legitymacja studia
grupa zorganizowana grupowy wycieczka
maksymalnie najwięcej limit górny
uczestnik liczebność uczestnictwo liczba
partner mąż żona małżonek narzeczony towarzysząca towarzyszyć
zwierzę pies kot pupil zwierzak czworonóg zwierząt
zwierzę: pies kot królik chomik świnka papuga
pies psa psy psem piesek pieska psów psami
pies: szczeniak jamnik labrador owczarek terier kundelek mops buldog
pies: asystujący suczka bulldog golden yorkshire
kot kotek kocur kociak
smycz smyczy kaganiec kagańcu kagańca
weterynarz lecznica zwierząt kastracja sterylizacja
koń jazda konie stajnia konna kucyk
szczepienie zaszczepić szczepionka książeczka szczepić
chory choroba zachorować chorować rozchorować
choroba: gorączka kaszel katar biegunka wymioty wszy ospa przeziębienie
przeziębienie katar kaszel grypa zakatarzony gorączka temperatura
biegunka wymioty jelitówka rozwolnienie
zaraźliwy zakaźny infekcja zarazić zarazic covid zakażenie
zwolnienie lekarskie zaświadczenie chorobowe orzeczenie
nieobecność usprawiedliwić absencja nieobecny
lekarz doktor medyk lekarka
lekarz: pediatra ginekolog dermatolog okulista ortopeda kardiolog specjalista
przychodnia gabinet poradnia klinika ośrodek
wizyta konsultacja termin umówić umowic umawiać umawiac spotkanie
nagły pilny pilnie dyżur natychmiast
pogotowie ratunkowe karetka alarmowy nagły
ból boli bolą bolący doskwiera
dentysta stomatolog zębów zebow dentystyczny
ząb zęba zęby ząbek trzonowy
ząb: plomba korona implant kanałowe ubytek proteza
higienizacja skaling piaskowanie kamień higienistka
ortodonta aparat nakładki ortodontyczny
usunięcie wyrwać wyrwac ekstrakcja ósemka usuwanie wyrywanie
znieczulenie narkoza zastrzyk bezboleśnie
strach bać boję stres dentofobia
recepta erecepta przepisać receptę
lek lekarstwo tabletka medykament apteka
skierowanie specjalista nfz skierowania
badanie kontrola przebadać bilans
krew krwi morfologia pobranie laboratorium wyniki
operacja zabieg chirurg operować
nfz fundusz refundacja ubezpieczenie prywatnie odpłatnie
ciąża ciężarna położna poród
macierzyński rodzicielski wychowawczy tacierzyński
rehabilitacja fizjoterapia ćwiczenia fizjoterapeuta
psycholog terapeuta terapia psychiatra
uraz wypadek kontuzja skaleczenie apteczka
wypadek stłuczka nieszczęśliwy nnw zdarzenie
szpital klinika oddział oddzial lecznica
wózek inwalidzki podjazd rampa barier udogodnienia winda
niepełnosprawny udogodnienia orzeczenie inwalida
niesłyszący głuchy migowy słabosłyszący pętla
niewidomy niedowidzący braille słabowidzący
wózek spacerówka wózki dziecięcy
przewijak pieluchy pielucha pieluszka pampers
karmienie karmić karmic piersią butelka mleko
krzesełko krzesełka wysokie karmienia
fotelik samochodowy nosidełko podkładka
okulary soczewki optyk wzrok
zabaw plac kącik bawialnia bawić bawic zabawa
zabawka maskotka pluszak zabawki
opieka niania opiekunka świetlica animacje animator
przedszkole żłobek placówka żłobka klubik
świetlica popołudniowe półkolonie świetlicy
adaptacja oswajanie przyzwyczaić adaptacyjny
drzemka leżakowanie spać odpoczynek
wychowawca pedagog nauczyciel opiekun
upoważnienie upoważniony pełnomocnictwo odbierać
zgoda oświadczenie zezwolenie pozwolenie podpis
nauczyciel lektor wykładowca pedagog belfer
dyrektor dyrekcja dyrektorka dyrektorem
szkoła: liceum technikum gimnazjum muzyczna
uczeń uczniowie uczennica szkolny
sekretariat biuro sekretarka dziekanat
zadanie lekcje domowa odrabiać zadania
stołówka obiady wyżywienie kantyna
plan rozkład grafik harmonogram zajęć
przerwa pauza odpoczynek przerwy
świadectwo dyplom certyfikat oceny zaświadczenie
egzamin test sprawdzian matura poprawka oblać oblac powtórzyć
kurs szkolenie warsztaty zajęcia seminarium
kurs: językowy tańca pływania intensywny
zajęcia lekcja trening lekcje
indywidualny prywatny korepetycje pojedyncze
próbny wypróbować próbna testowy spróbować
początkujący podstawy nowicjusz zielony
poziom zaawansowany stopień zaawansowania
język: angielski niemiecki polski hiszpański francuski
online zdalnie zdalny zoom
praktyka staż stażysta praktykant
prawko prawo jazdy kierowca kategoria
jazdy jazda doszkalająca elka egzamin
muzyka: pianino gitara skrzypce flet perkusja fortepian
śpiew chór śpiewać spiewac wokal
koncert występ występować kapela
taniec tańczyć tanczyc tańca tańce
zapisać zapisac zapisy rejestracja zgłoszenie rekrutacja zapisywać nabór zarejestrować
komplet wolnych oczekujących kolejka zapełniony czekać czekac oczekiwanie kolejki
siłownia siłka fitness trening trenować ćwiczyć cwiczyc ćwiczenia
zajęcia: joga pilates zumba spinning crossfit
trener trenerka instruktor prowadzący
sport: piłka tenis siatkówka koszykówka judo karate pływanie
zawody turniej mecz rozgrywki konkurs
członek członkostwo przystąpić deklaracja wstąpić wstapic
karnet abonament wejściówka pakiet subskrypcja
karnet: miesięczny roczny półroczny kwartalny
umowa kontrakt zobowiązanie zawrzeć zawrzec umowy
regulamin warunki zasady przepisy
wypowiedzenie wypowiedzieć rezygnacja rozwiązać zrezygnować
zawiesić zamrozić przerwa zawieszenie
przedłużyć odnowić odnowic prolongata wydłużyć
przenieść przepisać przekazać cesja odstąpić
anulować odwołać odwolac odwołanie rezygnacja zrezygnować odwoływać anulacja
niestawienie nieobecność nieodwołany pojawić pojawic
przełożyć przesunąć zmiana przekładać zmienić zmienic
odstąpić odstąpienie czternaście rozmyślić rezygnacja
wymiana wymienić wymieniać zamienić
zwrot zwroty odesłać odeslac zwracać zwracac odesłanie oddać oddac
zamówić zamowic zamówienie zamawiać zamówień
kupić kupic zakup kupować kupowac nabyć nabyc zakupy
sprzedać sprzedaż skup sprzedawać
sklep salon butik stacjonarny sklepik
oferta asortyment produkty towar
dostępny dostępność magazyn wyprzedane
wysyłka przesyłka wysłać wyslac wysyłać wysylac nadać nadac przesłać
wysyłka: inpost paczkomat dpd poczta kurier orlen gls
paczka przesyłka paczek paczkomat
śledzenie śledzić sledzic status namierzyć
zagranica zagraniczny międzynarodowy granica
cło celny celne import
rozmiar wymiary numeracja rozmiarówka
zepsuty uszkodzony popsuty wadliwy usterka zepsuć wada
uszkodzić szkoda zniszczyć zniszczenie szkody
plama zabrudzenie brudny brud poplamiony
odpowiedzialność odszkodowanie odpowiada szkody
reklamacja zareklamować rękojmia niezgodność
skarga zażalenie uwagi niezadowolony
gwarancja rękojmia gwarancyjny wada
naprawa naprawić naprawiać serwis reperacja zreperować
przegląd serwis konserwacja kontrola
montaż montować zamontować składanie instalacja
śmieci odpady kosz śmietnik segregacja odpadów odpadow gabaryty wielkogabarytowe pszok
zgubić zgubic zgubiony znaleziony zagubiony zguba zapomnieć zostawić
kradzież ukraść skradziony złodziej włamanie
szatnia wieszak kurtka płaszcz garderoba okrycie
ubranie strój ubrać ubrac odzież dresscode ciuchy
strój: kąpielowy sportowy wizytowy dres czepek
ubranie: kurtka spodnie koszulka buty sukienka
buty obuwie adidasy kapcie trampki
szatnia przebrać przebieralnia szafka
zabrać zabrac przynieść wziąć własny przynosić
wypożyczyć wypożyczalnia wynająć wynajem najem pożyczyć wynajmować
biblioteka książka wypożyczyć czytelnia
pogoda deszcz pada deszczu burza niepogoda
śnieg odśnieżanie śniegu odśnieżać
wakacje: lipiec lipca sierpień sierpnia
zima: grudzień grudnia styczeń stycznia luty lutego
jesień: wrzesień września październik listopad
wiosna: marzec marca kwiecień kwietnia
dojazd dojechać trafić trafic położenie adres lokalizacja mapa
adres ulica siedziba mieści znajduje zlokalizowany
daleko odległość kilometr blisko pieszo
autobus przystanek tramwaj metro mpk
pociąg dworzec stacja kolej pkp
lotnisko samolot lot odlot
transfer transport lotniska taksówka taxi uber bolt
bilet wejściówka wstęp biletu karnet
spóźnić spoznic spóźnienie opóźnienie późno punktualnie
parking parkować zaparkować postój garaż postojowe
samochód auto pojazd fura wóz
elektryczny ładowarka ładowanie tesla naładować ładować ladowac
benzyna paliwo tankować diesel bak zatankować
kilometr limit kilometrów licznik
kierowca prowadzić kierować
pojazd: samochód motocykl skuter dostawczy furgonetka
warsztat mechanik serwis lakiernik
opona koła wulkanizacja zimowe felgi
laweta holowanie awaria assistance odholować
myjnia mycie umyć myjni
rower: górski dziecięcy tandem szosowy miejski
rower rowerowy jednoślad hulajnoga
narty snowboard stok wyciąg skipass
szlak wędrówka góry trasa wycieczka
zwiedzanie przewodnik oprowadzanie wycieczka zwiedzić
paszport dowód tożsamość dokument legitymacja mdowód
wiza pobytu wjazd cudzoziemiec
dokument papiery zaświadczenie formularz dokumenty
wniosek podanie formularz złożyć zlozyc ubiegać ubiegac
urząd gmina starostwo ratusz
godziny otwarte otwarcia czynne otwieracie otwiera
zamknięte zamknąć zamykać zamykac nieczynne
otworzyć otwarty otwarcie otwierać czynny
weekend sobota niedziela soboty niedziele
tydzień poniedziałek piątek roboczy powszedni
święto święta świąt świąteczny wolne
święta: wigilia wielkanoc boże majówka sylwester wszystkich
ferie wakacje przerwa urlop
rano ranek poranny wieczór wieczorem wcześnie
zacząć rozpoczęcie rozpoczyna zaczyna start zaczynać
koniec zakończenie kończy skończyć
trwać trwac długość potrwa czas
ważny ważność wygasa wygasnąć
szybko natychmiast ekspres pilnie niezwłocznie
kontakt skontaktować telefon mail infolinia czat messenger
telefon zadzwonić dzwonić dzwonic telefonicznie komórka
mail email mejl mailowo napisać napisac
porada doradztwo doradca konsultacja poradzić
pomoc pomóc pomaga wsparcie
szef szefowa menedżer manager dyrekcja
właściciel właścicielka szef prowadzi
założyciel założony powstać powstac założyć zalozyc istnieje
prezes zarząd skarbnik zarządu
zebranie walne zgromadzenie wspólnoty
stowarzyszenie klub związek zrzeszenie
pracownik personel załoga zatrudniony kadra
administrator dozorca konserwator awaria usterka zgłosić zglosic
wynajmujący najemca lokator właściciel mieszkaniec
czynsz media opłaty czynszu
podnajem podnająć podnajmować airbnb
przeprowadzka przeprowadzić wprowadzić wyprowadzić
remont malować malowac odnowić odnowic wyremontować
piwnica komórka schowek piwnicy
wilgoć pleśń zalanie przeciek grzyb
hydraulik rura cieknie kran zatkany udrożnić
fachowiec: hydraulik malarz stolarz murarz glazurnik
wycena kosztorys oszacować szacunkowy robocizna stawka
krawiec krawcowa przeróbka skrócić skrocic szyć
wolno zezwolone dozwolone pozwala dopuszczalne
zabronione zakaz niedozwolone zabroniony wzbronione
obowiązkowy wymagany konieczny potrzebny niezbędny potrzebuję
ubezpieczenie polisa oc nnw autocasco
fryzjer salon włosy strzyżenie ściąć obciąć fryzura podciąć
farbowanie koloryzacja farba odrosty pasemka balayage farbować
broda zarost barber golenie
paznokcie manicure hybryda pedicure paznokci
kosmetyczka zabieg twarz rzęsy brwi depilacja wosk
kwiaty bukiet kwiaciarnia wiązanka
kwiaty: róże tulipany goździki lilie słoneczniki storczyki
pogrzeb wieniec stypa zmarły cmentarz
ogrodnik koszenie trawnik trawa żywopłot
wesele ślub weselny zaślubiny młoda
urodziny urodzinowy jubilat solenizant
impreza uroczystość zabawa balanga biesiada
impreza: urodziny wesele komunia chrzciny rocznica osiemnastka
wydarzenie event impreza kalendarz
konferencja konferencyjna narada spotkanie
sala bankietowa pomieszczenie wynajem
wstęp wejście bilet wejściówka wpuszczać
bilet: ulgowy normalny rodzinny grupowy
muzeum wystawa ekspozycja galeria
teatr spektakl film kino seans
zdjęcie fotografować aparat foto lampa sesja nagrywać filmować wideo
rodo osobowe poufność przetwarzanie
usunąć skasować kasować kasowac usunięcie
kamera monitoring nagranie kamery
hasło logowanie zalogować login konto
aplikacja appka apka program
kopia drukować wydruk ksero wydrukować
praca zatrudnienie etat stanowisko robota
cv aplikować życiorys kandydat rekrutacyjna
nadgodziny nadliczbowe nadgodzin nadpracować
zdalna homeoffice zdalnie telepraca
wypłata pensja wynagrodzenie zarobki zarabiać
urlop wolne wypoczynkowy urlopowy
zwolnić zwolnic zwolnienie wypowiedzenie odejść wylać wylac
firma spółka działalność pracodawca
emerytura zus ppk renta
wolontariat wolontariusz społecznie ochotnik
mobbing dyskryminacja molestowanie nękanie
pożar ogień gaśnica ewakuacja straż
męski mężczyzna facet faceta męska męskie mężczyzn facetów facetow
damski kobieta kobiet kobiecy damskie kobieca
chłopiec chłopak chłopcy chłopców
dziewczynka dziewczyna dziewczynki dziewczyny
zafarbować zafarbowac pofarbować farbowanie koloryzacja farbować pofarbowac
strzyżenie ostrzyc ostrzyżenie strzyc obcięcie podcięcie obciąć ściąć przystrzyc ostrzyzenie obciac sciac podciac strzyzenie
modelowanie wymodelować czesanie uczesać uczesac upięcie uczesanie
włosy włosów wlosow włosami grzywka kosmyki
przełożenie wymiana zmiana przekładka przelozenie
guma gumę przebita przebitej przebicie załatać łatanie gwóźdź zalatac gwoździa załatanie
szesnastki szesnastkach 16
siedemnastki siedemnastkach 17
kwota suma minimum minimalny minimalna próg
zapisać zapisac zapisy zapis zapisów zapisow umówić umawiać umawiac rejestracja rezerwacja umowic
umówić umowic umawianie umawiać umawiac umawiam umówię wizyta termin rezerwacja rejestracja
papier papierek papiery skierowanie zaświadczenie dokument
włożyć wlozyc założyć ubrać strój ubranie ubrac zalozyc ubieramy
spóźnić spóźnię spóźnimy spóźnienie spóźnienia spoznic spoznie spoznienie spóźnieni
przyjdę przyjde niestawienie nieobecność nieodwołana stawię pojawię niestawiennictwo przyjdziemy
przywóz przywieźć przywieziecie przywozicie dowozicie dowieziecie dowóz dostawa dostarczacie dostarczycie transport dowozimy dowozu przywiezc przywozimy dostarczamy
wprowadzić wprowadzic zameldowanie przyjazd zameldować zameldowac meldunek
wyprowadzić wyprowadzic wymeldowanie wyjazd opuścić opuscic wymeldować wymeldowac opuszczenie zwolnić zwolnic
przyjechać przyjechac przyjazd przyjeżdżać przyjedziemy przyjadę przyjazdu
wejść wejsc wejście wejdziemy wejdę wchodzić wejścia wchodzi
odebrać odebrac odbiór odbiera odbieram odbioru odbierać odbierac
oddać oddac oddanie zwrot oddajemy zwracamy zwrócić zwrocic zwrotu zwracać zwracac
trzylatek trzylatków trzylatki 3
czterolatek czterolatków czterolatki 4
pięciolatek pięciolatków pięciolatki 5
sześciolatek sześciolatków sześciolatki 6
szef szefem szefowa szefową dyrektor dyrektorka kierownik kierowniczka kieruje dyrektorem kierownikiem
kupić kupic kupiony kupionego kupiłem kupilem kupiłam kupilam zakup zakupiony kupione zakupu kupna
płynąć płynie płyniemy spływ rejs płynac pływa
maks max maksymalnie najwięcej najwyżej maksymalna limit
min minimum minimalnie najmniej minimalna
zabrać zabrac wziąć wziac przynieść przyniesc zabieramy wezmę potrzebne przygotować mieć
trasa szlak odcinek trasę trasy
wypożyczenie wypożyczyć wypozyczyc wynajem wypożyczalnia pożyczyć pozyczyc wynająć wynajac najem
samodzielnie sam samemu sama samo opieki opiekuna opiekun
pies psa psy psem pieskiem piesek pieska psiak psiaka psiakiem zwierzęta zwierząt zwierzak zwierzakiem zwierzakami zwierzę
kot kota kotem kotek kotkiem koty kotów kotow zwierzęta zwierzę
płatność płacić zapłacić placic zaplacic płatności płacimy płacę opłacić oplacic uregulować
kartą karta karty kartami karcie zbliżeniowo terminal bezgotówkowo plastik kart
gotówka gotówką gotówki kasa kasę keszem kesz
blik blikiem blika
przelew przelewem przelewu konto
płatność: blik blikiem kartą gotówką przelewem ratach
rabat zniżka zniżki zniżkę zniżek taniej upust promocja ulgi ulga tańszy tańsze
drożej dopłata droższy dopłaty
dopłata dopłacić dopłaty dopłacam doplacic dodatkowa dodatkowo
zaliczka zaliczki zaliczkę zadatek przedpłata przedpłaty depozyt
kaucja kaucji kaucję zwrotna depozyt
odwołać odwolac odwołanie odwołam odwołuję odwoluje odwołania anulować anulowac anulowanie rezygnacja zrezygnować zrezygnowac zrezygnuję wycofać wycofac rezygnuję rezygnacji
przepada przepadnie przepadają zwrot stracę przepadek tracę
przełożyć przelozyc przesunąć przesunac zmienić zmienic zmiana przełożenie przeniesienie
parking parkingu parkować parkowac zaparkować zaparkowac parkowanie postój stanąć stanac miejsca postawić postawic parkingowe
samochód samochodem auto autem auta samochodu samochody
rower rowerem rowerze rowery rowerów rowerow rowerami
wózek wózkiem wózka wózki winda podjazd
winda windą windy wjechać wjechac wjade wjadę wjazd piętro
niepełnosprawny niepełnosprawnych wózkiem podjazd bariery inwalidzkim dostosowany przystosowany
schody schodów schodow stopnie stopień próg
dziecko dzieci dzieckiem dziećmi dzieciom dziecku maluchy maluch brzdąc dzieciaki pociecha
synek syn syna synem synkiem córeczka córka córką dziecko dzieci
niemowlę niemowlak niemowlaka bobas
wiek lat życia latek
śniadanie śniadania śniadaniem śniadań
obiad obiady obiadu obiadem obiadów obiadow
kolacja kolacje kolacji kolację
jeść zjeść zjesc jedzenie jesc posiłek wyżywienie
glutenu gluten bezglutenowy bezglutenowe celiakia celiakię celiakią
uczulony uczulona uczulenie alergia alergię alergie alergeny alergenów
orzechy orzechów orzechach orzeszki
mleko mleka mlekiem laktoza laktozy nabiał nabial bezlaktozowe
wegański wegańskie weganin weganie weganka wegetariańskie roślinne wegetarianin
słodzone cukier cukru bezcukrowe
ostre ostry pikantne pikantny
dostawa dowóz dostawy dowozu darmowa
kurier kuriera kurierem paczkomat paczkomatu wysyłka wysyłki przesyłka
wysłać wysyłka wysyłacie wysyłamy wyślecie wyslac przesyłka wysłania
zamówić zamowic zamówienie zamówienia zamawiać zamawiamy zamawiac zamówień
czekać czekac czekam czeka oczekiwanie termin realizacja realizacji gotowe gotowy
gotowe gotowy gotowa zrobione termin realizacja odbiór
naprawić naprawic naprawa naprawy naprawiacie reperacja zreperować
zepsuty zepsute zepsuł zepsuje awaria uszkodzenie usterka popsuło uszkodzony zepsuło
zgubić zgubic zgubię zgubiłem zgubilem zgubienie zgubiony utrata
zniszczyć zniszczyc zniszczę zniszczenie szkoda uszkodzenie
reklamacja reklamować reklamowac zareklamować reklamacji reklamację
gwarancja gwarancji gwarancję gwarancyjny
uczy nauczyciel lektor instruktor prowadzący prowadzi uczyć uczyc
trener trenera trenerem instruktor
szkolenie kurs kursu kursy kursów kursow
zajęcia zajęć zajęciach lekcja lekcji lekcje trening treningi spotkanie
grupa grupy grupie grup grupę osobowa
osób osoby osobowy uczestników uczestnik miejsc
próbne próbna próbny pierwsze pokazowe wypróbować wyprobowac bezpłatne
przerwać przerwac zawiesić zawiesic zawieszenie zamrozić
wypowiedzieć wypowiedzenie wypowiedziec rezygnacja rozwiązanie rozwiązać
zacząć zaczac zaczyna zaczynają zaczynamy rozpoczęcie początek start rozpoczynają
skończyć skonczyc kończy kończą kończymy koniec zakończenie
trwa trwają potrwa czas zajmuje zajmie długość
otwarte otwarty otwieracie czynne godziny otwarcie
święta święto świąteczny świąt majówka
niedziela niedziele niedzielę niedziel
sobota sobotę soboty sobót
poniedziałek poniedziałki poniedziałku
kontakt kontaktować skontaktować skontaktowac telefon numer dzwonić dzwonic zadzwonić zadzwonic
wcześniej wcześniejszy najwcześniej wczesny
później późniejszy późny najpóźniej
wpuszczacie wpuszczani wpuszczamy wstęp wejście
wliczone wliczona wliczony zawiera obejmuje wlicza cenie zawarte
ręcznik ręczniki ręczników własny
pościel pościeli pościelą
sprzątanie sprzątacie posprzątacie sprzatac
internet wifi neta
klimatyzacja klimatyzacji klimatyzację klimą klima
pranie upranie wyprać wyprac prania czyszczenie
czyścić wyczyścić czyszczenie czyscic wyczyscic umyć mycie
szyć uszyć szycie uszyc uszycie
skrócić skrocic skrócenie skracanie podwinięcie
zwęzić zwezic zwężenie zmniejszenie zwezenie
zamek suwak ekspres błyskawiczny
spodnie spodni jeansy dżinsy
kurtka płaszcz kurtki płaszcza
buty butów butow butach obuwie obuwia trzewiki
okno okna okien
paznokcie paznokci hybrydy hybrydę
rzęsy rzęs brwi brew henna
masaż masażu masaże
ból boli plecy kręgosłup
plomba wypełnienie zaplombować leczenie dziura ubytek
wyrwać wyrwac wyrwanie usunięcie usunąć usunac ekstrakcja rwanie
wybielić wybielanie wybielic
pilny pilne szybko ekspres pilnie ekspresowo cito natychmiast przyspieszyć
zdjęcie zdjęcia zdjęć fotografia fotografie foto
urodziny urodzin urodzinki urodzinowe przyjęcie impreza
wesele weselna ślub ślubny ślubna ślubu
tort tortu torty torcie
ciasto ciasta ciast wypiek
chleb chleba chlebem pieczywo pieczywa
świeży świeże wczorajszy
prezent prezentu upominek podarunek voucher bon karta
bon voucher bonu vouchera podarunkowa karta
ważny ważna ważność ważne termin wygasa
lekarz lekarza lekarzem doktor doktora
weterynarz wet lecznica
szczepienie szczepienia szczepić szczepic zaszczepić szczepień
okulary okularów szkła
alkohol alkoholu piwo piwa wina własny
palić palic palenie papierosy papierosa zapalić zapalic
hałas cisza głośno muzyka
ognisko ogniska grill grilla
kąpielowy kostium kąpielówki strój czepek klapki
lustro lusterko
sprzęt sprzętu wyposażenie ekwipunek kask
kask kasku kaski
kamizelka kamizelki kapok asekuracyjna
pogoda deszcz deszczu padać padac burza padało padalo
odległość daleko blisko dystans kilometrów
dojazd dojazdu dojechać dojechac dotrzeć dotrzec trafić trafic
przystanek przystanku autobus tramwaj
dworzec dworca pociąg pociągu
wystawić wystawiacie faktura fakturę faktury firmę nip
rachunek paragon rachunku paragonu
zgoda zgody zgodę rodziców
dokumenty dokumentów dokument dowód papiery
dowód dowodu tożsamości legitymacja osobisty
nocować nocowac przenocować nocleg noclegi noclegu
doba doby nocleg noc
dostawka łóżeczko łóżeczka
prywatnie prywatny nfz kontrakt refundacja
wycena wyceny wycenić wycenic wyceniacie kosztorys
opony opon oponę opona ogumienie
olej oleju
hamulce klocki hamulcowe tarcze klocków klockow
diagnostyka komputer diagnostyczny komputerowa kontrolka podpięcie
własne własny przynieść swoje
sprzedajecie sprzedać sprzedaż sprzedaz kupicie sprzedawać
mrozić mrozic zamrozić przechowywać przechowywanie lodówce trwałość
trwałość termin przydatności świeży
miejsce miejsca miejsc stolik
zmiana zmienić zmienic zmieniacie zmienna
wymienić wymienic wymiana wymieniacie wymieniamy wymiany
rozmiar rozmiaru rozmiary rozmiarów numer
pomierzyć pomiar zmierzyć wymiary miara
montaż montażu zamontujecie montujecie montaz zamontowac
stary starego odbiór wywóz utylizacja
wnieść wniesienie wnosicie wniesiecie piętro
kolejka kolejki kolejce czekać czekac
wolne wolny dostępne dostępny
stanę parking parkowanie postojowe parkujemy zostawię
autokar busy autobusem
pupil psy psa psów psiak psina pies zwierzęta futrzak czworonoga
pieskiem psów psami zwierzęta
latka lat rok życia latkow letni
bobas dziecko dzieci dzieciom szkrab
nastolatka lat niepełnoletnich nieletni młodzież
emeryt emeryci seniora babcia dziadek
potrwa trwania minut trwają zajmie zejdzie czas długość trwa
zapewniacie wliczone cenie zawiera dajecie dostaję dostaniemy
wchodzi cena wliczone obejmuje zawiera
dopłacić płatne dopłata
telefonem zbliżeniowo blik applepay zegarkiem
zapłata płatne płatność placic płaci zapłacić
dolarami euro waluta walucie
zaklepać rezerwacja bookować klepnąć
umowic umówienie umówię zapisy zapisac umawianie zapiszę rejestracja rezerwacja zapisujemy
wolne termin
zapisow zapisy umówienia
rozmyślę odwołanie anulacja odwołać odwolac zwrot rezygnuję zrezygnuję odstąpienie wycofam wycofac
odwołujemy anulacja anuluje odwołanie anulowanie rezygnacja
zachoruję zaświadczenie l4 choruje rozchoruję choroba
kasa zwrot pieniądze zwracamy forsa pieniędzy hajs
przepadnie bezzwrotna stracę tracę
wozicie dostawa dowóz dowozimy
rejon obszar teren strefa okolice dzielnica
podjazd schody wjadę rampa wjechac wjedzie winda
schodow schody winda schodek stopni
kulach niepełnosprawnych podjazd winda wózki inwalidą
toalecie toaleta wc kibelek
dojedziemy zameldowanie przyjazd doba melduje
wyjedziemy wymeldowanie wyjazd doba opuszczamy zwolnic
klucz recepcja kluczyki
szefowa właściciel dyrektor kierownik
nauczyciel lektor prowadzi instruktor
jajek jaja jajka
alergiczka alergeny
mięsa wegańskie wegetariańskie roślinne
cukrzyk cukier cukru słodkie
odniosę zwrot
zepsuje reklamacja gwarancja naprawa zepsuło zepsuty popsuje usterka popsute psuje
reklamować gwarancja zareklamować
ubieramy odzież ubiór strój ubranie zalozyc
butow buty
zabrac prosimy wziąć przynieść potrzebuję przygotować spakować zabrać zabieramy
ekipa grupa paczka
ludzi osób
ulewa pogoda deszcz
szybciej ekspres pilne dzisiaj
reperujecie naprawa
czyścicie pranie wyczyścić umyć mycie
założycie montaż montujemy złożycie
malowanie farbowanie pomalować malujecie
spanie nocleg przespać
palic zakaz pali zapalic papierosa
piwko alkohol
rabat ulgowy taniej promocja
ruszacie początek start rozpoczęcie
dojadę dojazd adres dostac
zadzwonić tel dzwonic telefonicznie
pisac mail
`
