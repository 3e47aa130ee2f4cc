export const POLISH = `
przyjazd zameldowanie przyjechać meldunek doba przyjeżdżać dojechać zameldować checkin
wyjazd wymeldowanie wykwaterowanie opuścić wyjechać doba wymeldować checkout
nocleg przenocować nocować noc spać zakwaterowanie kwatera
pokój: jednoosobowy dwuosobowy rodzinny apartament studio trzyosobowy
recepcja lobby portiernia recepcjonista concierge
klucz kluczyk karta zamek breloczek kod
klucz zatrzasnąć zapasowy ślusarz dorobić zamek
sejf depozyt skrytka wartościowe kasetka
szafka kłódka skrytka schowek szafeczka
pościel prześcieradło poszewka poduszka kołdra koc pościeli
ręcznik szlafrok kąpielowy klapki kapcie ręczniki
sprzątanie sprzątać posprzątać porządki czyszczenie pokojówka sprzątaczka
dostawka rozkładana polowe łóżko materac
łóżeczko niemowlęce turystyczne kołyska łóżeczka
łóżko łóżka łóżek piętrowe materac wersalka sofa
klimatyzacja klima wentylator chłodzenie wiatrak
ogrzewanie kaloryfer grzejnik grzać ciepło podłogówka piec
lodówka minibar zamrażarka chłodziarka lodówki
telewizor telewizja tv kanały
wifi internet sieć router hotspot łącze
widok panorama balkon widoki
winda dźwig schody windy
piętro parter piętra poddasze kondygnacja
balkon taras loggia ogródek
ogród ogrodu ogródek altana zieleń
kuchnia aneks gotować kuchenka gotowanie mikrofalówka płyta
naczynia talerze sztućce garnki kubki zmywarka zmywać
łazienka prysznic wanna natrysk wykąpać sanitariaty umyć
toaleta wc ubikacja kibel łazienka sanitariat klozet
suszarka włosów suszarki
pralka pranie prać wyprać pralnia suszyć suszarnia
żelazko prasować prasowanie deska
bagaż walizka torba plecak przechowalnia bagażownia podręczny
domek bungalow chata dom domki mieszkanie apartament
umeblowane meble wyposażenie mebel kanapa
kemping camping namiot biwak namioty
kamper przyczepa kempingowa karawaning camper
prąd gniazdko elektryczność energia przyłącze gniazdka
grill ognisko palenisko kominek drewno ogień grillować
basen pływalnia pływać brodzik pływanie kąpać
kąpielisko plaża jezioro kąpać ratownik strzeżone morze
sauna spa jacuzzi wellness łaźnia saunarium
masaż masażysta masować zabieg
cisza ciszy hałas głośno nocna hałasować zakłócać
sąsiad lokatorzy sąsiedzi sąsiedztwo
palić papierosy papieros palący tytoń iqos vape zapalić
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
laktoza mleko nabiał bezlaktozowy mleczne
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
rezerwacja zarezerwować rezerwować bukować zabukować booking
potwierdzenie potwierdzić mailowo zatwierdzić
restauracja lokal jadalnia knajpa karczma gospoda stołówka
ogródek taras zewnątrz dworze patio
wynos odbiór zabrać zapakować
odbiór odebrać osobisty odbierać odbioru
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
płacić zapłacić płatność zapłata płacę opłacić uiścić
płatność: karta gotówka przelew blik paypal pobranie raty
gotówka banknoty bilon gotówki bankomat wypłacić
karta płatnicza kredytowa debetowa zbliżeniowo terminal
karta: visa mastercard maestro amex
blik applepay googlepay zbliżeniowo komórką
przelew konto przelać wpłata wpłacić
raty ratalny kredyt finansowanie
zaliczka zadatek przedpłata zaliczki
kaucja depozyt zwrotna zabezpieczenie
faktura rachunek paragon fv vat
zwrot zwrócić pieniędzy pieniądze oddać zwracać
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
zaraźliwy zakaźny infekcja zarazić covid zakażenie
zwolnienie lekarskie zaświadczenie chorobowe orzeczenie
nieobecność usprawiedliwić absencja nieobecny
lekarz doktor medyk lekarka
lekarz: pediatra ginekolog dermatolog okulista ortopeda kardiolog specjalista
przychodnia gabinet poradnia klinika ośrodek
wizyta konsultacja termin umówić umawiać spotkanie
nagły pilny pilnie dyżur natychmiast
pogotowie ratunkowe karetka alarmowy nagły
ból boli bolą bolący doskwiera
dentysta stomatolog zębów dentystyczny
ząb zęba zęby ząbek trzonowy
ząb: plomba korona implant kanałowe ubytek proteza
higienizacja skaling piaskowanie kamień higienistka
ortodonta aparat nakładki ortodontyczny
usunięcie wyrwać ekstrakcja ósemka usuwanie wyrywanie
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
szpital klinika oddział lecznica
wózek inwalidzki podjazd rampa barier udogodnienia winda
niepełnosprawny udogodnienia orzeczenie inwalida
niesłyszący głuchy migowy słabosłyszący pętla
niewidomy niedowidzący braille słabowidzący
wózek spacerówka wózki dziecięcy
przewijak pieluchy pielucha pieluszka pampers
karmienie karmić piersią butelka mleko
krzesełko krzesełka wysokie karmienia
fotelik samochodowy nosidełko podkładka
okulary soczewki optyk wzrok
zabaw plac kącik bawialnia bawić zabawa
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
egzamin test sprawdzian matura poprawka oblać powtórzyć
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
śpiew chór śpiewać wokal
koncert występ występować kapela
taniec tańczyć tańca tańce
zapisać zapisy rejestracja zgłoszenie rekrutacja zapisywać nabór zarejestrować
komplet wolnych oczekujących kolejka zapełniony czekać oczekiwanie kolejki
siłownia siłka fitness trening trenować ćwiczyć ćwiczenia
zajęcia: joga pilates zumba spinning crossfit
trener trenerka instruktor prowadzący
sport: piłka tenis siatkówka koszykówka judo karate pływanie
zawody turniej mecz rozgrywki konkurs
członek członkostwo przystąpić deklaracja wstąpić
karnet abonament wejściówka pakiet subskrypcja
karnet: miesięczny roczny półroczny kwartalny
umowa kontrakt zobowiązanie zawrzeć umowy
regulamin warunki zasady przepisy
wypowiedzenie wypowiedzieć rezygnacja rozwiązać zrezygnować
zawiesić zamrozić przerwa zawieszenie
przedłużyć odnowić prolongata wydłużyć
przenieść przepisać przekazać cesja odstąpić
anulować odwołać odwołanie rezygnacja zrezygnować odwoływać anulacja
niestawienie nieobecność nieodwołany pojawić
przełożyć przesunąć zmiana przekładać zmienić
odstąpić odstąpienie czternaście rozmyślić rezygnacja
wymiana wymienić wymieniać zamienić
zwrot zwroty odesłać zwracać odesłanie oddać
zamówić zamówienie zamawiać zamówień
kupić zakup kupować nabyć zakupy
sprzedać sprzedaż skup sprzedawać
sklep salon butik stacjonarny sklepik
oferta asortyment produkty towar
dostępny dostępność magazyn wyprzedane
wysyłka przesyłka wysłać wysyłać nadać przesłać
wysyłka: inpost paczkomat dpd poczta kurier orlen gls
paczka przesyłka paczek paczkomat
śledzenie śledzić status namierzyć
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
śmieci odpady kosz śmietnik segregacja odpadów gabaryty wielkogabarytowe pszok
zgubić zgubiony znaleziony zagubiony zguba zapomnieć zostawić
kradzież ukraść skradziony złodziej włamanie
szatnia wieszak kurtka płaszcz garderoba okrycie
ubranie strój ubrać odzież dresscode ciuchy
strój: kąpielowy sportowy wizytowy dres czepek
ubranie: kurtka spodnie koszulka buty sukienka
buty obuwie adidasy kapcie trampki
szatnia przebrać przebieralnia szafka
zabrać przynieść wziąć własny przynosić
wypożyczyć wypożyczalnia wynająć wynajem najem pożyczyć wynajmować
biblioteka książka wypożyczyć czytelnia
pogoda deszcz pada deszczu burza niepogoda
śnieg odśnieżanie śniegu odśnieżać
wakacje: lipiec lipca sierpień sierpnia
zima: grudzień grudnia styczeń stycznia luty lutego
jesień: wrzesień września październik listopad
wiosna: marzec marca kwiecień kwietnia
dojazd dojechać trafić położenie adres lokalizacja mapa
adres ulica siedziba mieści znajduje zlokalizowany
daleko odległość kilometr blisko pieszo
autobus przystanek tramwaj metro mpk
pociąg dworzec stacja kolej pkp
lotnisko samolot lot odlot
transfer transport lotniska taksówka taxi uber bolt
bilet wejściówka wstęp biletu karnet
spóźnić spóźnienie opóźnienie późno punktualnie
parking parkować zaparkować postój garaż postojowe
samochód auto pojazd fura wóz
elektryczny ładowarka ładowanie tesla naładować ładować
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
wniosek podanie formularz złożyć ubiegać
urząd gmina starostwo ratusz
godziny otwarte otwarcia czynne otwieracie otwiera
zamknięte zamknąć zamykać nieczynne
otworzyć otwarty otwarcie otwierać czynny
weekend sobota niedziela soboty niedziele
tydzień poniedziałek piątek roboczy powszedni
święto święta świąt świąteczny wolne
święta: wigilia wielkanoc boże majówka sylwester wszystkich
ferie wakacje przerwa urlop
rano ranek poranny wieczór wieczorem wcześnie
zacząć rozpoczęcie rozpoczyna zaczyna start zaczynać
koniec zakończenie kończy skończyć
trwać długość potrwa czas
ważny ważność wygasa wygasnąć
szybko natychmiast ekspres pilnie niezwłocznie
kontakt skontaktować telefon mail infolinia czat messenger
telefon zadzwonić dzwonić telefonicznie komórka
mail email mejl mailowo napisać
porada doradztwo doradca konsultacja poradzić
pomoc pomóc pomaga wsparcie
szef szefowa menedżer manager dyrekcja
właściciel właścicielka szef prowadzi
założyciel założony powstać założyć istnieje
prezes zarząd skarbnik zarządu
zebranie walne zgromadzenie wspólnoty
stowarzyszenie klub związek zrzeszenie
pracownik personel załoga zatrudniony kadra
administrator dozorca konserwator awaria usterka zgłosić
wynajmujący najemca lokator właściciel mieszkaniec
czynsz media opłaty czynszu
podnajem podnająć podnajmować airbnb
przeprowadzka przeprowadzić wprowadzić wyprowadzić
remont malować odnowić wyremontować
piwnica komórka schowek piwnicy
wilgoć pleśń zalanie przeciek grzyb
hydraulik rura cieknie kran zatkany udrożnić
fachowiec: hydraulik malarz stolarz murarz glazurnik
wycena kosztorys oszacować szacunkowy robocizna stawka
krawiec krawcowa przeróbka skrócić szyć
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
usunąć skasować kasować usunięcie
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
zwolnić zwolnienie wypowiedzenie odejść wylać
firma spółka działalność pracodawca
emerytura zus ppk renta
wolontariat wolontariusz społecznie ochotnik
mobbing dyskryminacja molestowanie nękanie
pożar ogień gaśnica ewakuacja straż
`
