/** Words of Polish by what they mean, as `glossary` joins them with those of other languages. */
export const POLISH = `
abroad: zagranica zagraniczny obcokrajowiec cudzoziemiec międzynarodowy za_granicą za_granicę
accept: przyjmować akceptować honorować przyjąć
accessible: dostępny niepełnosprawnych wózek bezbarierowy podjazd dla_niepełnosprawnych bez_barier wózek_inwalidzki dostępny_dla_wózków
accident: wypadek wypadku wypadki
activity: aktywność zajęcia atrakcje
adapter: adapter przejściówka zasilacz
add: dodatkowy dodać dodatek dodatkowo dodawać
address: adres
adult: dorosły dorośli
advance: wcześniej wyprzedzenie zawczasu z_wyprzedzeniem z_góry
advice: porada doradztwo konsultacja doradca
afternoon: popołudnie popołudniu popołudniowy po_południu
age: wiek lat wieku ile_lat od_ilu_lat
agree: zgoda zgadzać umowa uzgodnić porozumienie
air_conditioning: klimatyzacja klimatyzowany klimatyzator
airport: lotnisko lotnisku
alarm: alarm alarmowy budzik
alcohol: alkohol alkoholowy
allergy: alergia alergiczny alergen alergik uczulenie uczulony
allow: dozwolony wolno zezwalać pozwalać dopuszczalny można czy_można jest_dozwolone
alone: sam samodzielnie opiekun
always: zawsze stale
amount: kwota suma
anchor: kotwica kotwice kotwiczyć
animal: zwierzę zwierzęta zwierząt pupil
anniversary: rocznica jubileusz rocznicy
answer: odpowiedź odpowiedzieć odpowiedzi
apartment: mieszkanie apartament lokal mieszkań
app: aplikacja aplikacji apka
application: podanie wniosek zgłoszenie aplikacja cv podanie_o_pracę list_motywacyjny
appointment: wizyta termin umówić wizyty
arrive: przyjazd przyjechać przybycie dotrzeć przyjeżdżać
ask: pytanie pytać zapytać zapytanie
assemble: montaż montować złożyć składanie
automatic: automatyczny automat automatycznie automatyczna_skrzynia
available: dostępny dostępność
average: średnia średnio przeciętny
award: nagroda wyróżnienie nagrodzony
baby: niemowlę niemowlęta dziecko niemowląt
back_up: kopia zapasowa backup
bacon: boczek bekon
bag: torba worek torebka plecak
baggage: bagaż walizka bagażu bagaż_podręczny
bake: piec pieczony piekarnia pieczywo wypiek piekarz
balcony: balkon taras
ball: piłka
bank: bank banku oddział_banku
bank_account: konto rachunek iban konto_bankowe numer_konta rachunek_bankowy
bank_transfer: przelew przelewem przelewu
barbecue: grill grillować grillowanie
basement: piwnica suterena
bath: wanna kąpiel
bathrobe: szlafrok kapcie klapki
bathroom: łazienka łazienki
battery: bateria akumulator
beach: plaża plaży
beard: broda brody barber
beautiful: piękny uroda kosmetyczny ładny
bed: łóżko łóżka
bedroom: sypialnia
beef: wołowina wołowy
beer: piwo piwa
begin: zaczynać początek rozpoczęcie rozpocząć start
beginner: początkujący
bench: ławka
berth: cumowanie miejsce keja
bicycle: rower rowerowy
big: duży wielkość rozmiar wielki większy
bill: faktura rachunek faktura_vat
bird: ptak ptaki
birth: poród narodziny urodzenie porodowy
birthday: urodziny urodzin urodzinowy przyjęcie_urodzinowe urodziny_dziecka
bitter: gorzki
black: czarny czerń
blanket: koc
blood: krew krwi
blood_pressure: ciśnienie_krwi ciśnienie_tętnicze nadciśnienie
blood_test: badanie_krwi morfologia pobranie_krwi badania_krwi
blow_dry: modelowanie modelowanie_włosów
blue: niebieski granatowy błękitny
boat: łódź łódka statek łodzie rejs jacht
boil: gotować gotowany wrzątek
book_reading: książka książki
booking: rezerwacja rezerwować zarezerwować
boot: but buty kozaki kalosze
born: urodzony urodzić urodził
bottle: butelka butelki butelek
bowl: miska miski miseczka
box: pudełko skrzynka skrzynia pudełka
box_carton: karton kartony pudło pudełko
boy: chłopiec chłopcy chłopak
braces: aparat_ortodontyczny ortodoncja aparat_na_zęby ortodonta
brake: hamulec hamulce hamulcowy klocki
branch: oddział filia placówka
brand: marka producent
bread: chleb chleba pieczywo
break_damage: uszkodzony uszkodzenie zepsuty szkoda zniszczony wada
break_pause: przerwa przerwy
breakdown: awaria awarii usterka
breakfast: śniadanie śniadania
bride: ślub wesele ślubny panna weselny
bridge: most mostu
bring: przynieść zabrać przywieźć przynosić
brother: brat siostra rodzeństwo bracia
budget: budżet
buffet: bufet szwedzki szwedzki_stół
build: budowa budować budownictwo zbudować zbudowany
building: budynek budynku dom budynki
bunk: piętrowe piętrowy
buoy: boja bojka boje
bus: autobus autokar bus
bus_line: linia_autobusowa autobus_linii linie_autobusowe
bus_stop: przystanek przystanku przystanek_autobusowy przystanku_autobusowego
business: firma przedsiębiorstwo działalność
busy: zatłoczony tłok ruch
button: przycisk guzik przełącznik włącznik
buy: kupić kupować zakup zakupy kupno
cabin: domek chata chatka kabina
cake: ciasto tort ciasta ciastko
calendar: kalendarz
call: dzwonić zadzwonić telefon telefoniczny telefonicznie numer_telefonu
camera: aparat kamera zdjęcie fotograficzny
campfire: ognisko ogień
camping: kemping kempingowy namiot camping pole_namiotowe pole_kempingowe
cancel: anulować odwołać anulowanie rezygnacja odwołanie
candle: świeca świeczka
canoe: kanu kanadyjka kanoe
capacity: pojemność ładowność pojemności ilu_osób
capital: stolica
car: samochód auto samochody pojazd
car_rental: wypożyczalnia_samochodów wynajem_samochodu wypożyczalnia_aut wynajem_aut
caravan: kamper przyczepa karawan przyczepa_kempingowa przyczepa_campingowa
card: karta kartą
care: opieka opiekować pielęgnacja
carpet: dywan wykładzina
carry: nosić nieść przenieść
cash: gotówka gotówką
cash_machine: bankomat
cash_on_delivery: pobranie za_pobraniem pobraniem
castle: zamek zamku
castrate: kastracja sterylizacja wykastrować kastrowany
cat: kot koty kotek
catalogue: katalog
catering: catering cateringowy
ceiling: sufit
celebrate: świętować impreza przyjęcie uroczystość obchody
celery: seler selera
cent: cent centów
centre: centrum
century: wiek wieku stulecie
ceramics: ceramika ceramiczny garncarstwo
certificate: certyfikat zaświadczenie świadectwo
chain: łańcuch łańcuchy
chair: krzesło krzesła fotel
change: zmiana zmienić zmieniać przełożyć
change_money: wymiana kantor drobne
changing_room: przebieralnia szatnia
charge_battery: ładowanie ładowarka ładować
charging_station: ładowarka stacja_ładowania ładowarka_samochodowa
cheap: tani tańszy tanio
cheapest: najtańszy najtaniej
check: sprawdzić badanie kontrola przegląd sprawdzać
check_in: zameldowanie check-in zakwaterowanie doba doba_hotelowa zameldować_się
check_out: wymeldowanie check-out wymeldować_się
check_up: kontrola przegląd kontrolny badanie_kontrolne bilans wizyta_kontrolna
cheese: ser sery serowy
chemist: apteka apteki punkt_apteczny
chicken: kurczak drób kura
child: dziecko dzieci dziecięcy
children_menu: dziecięcy dziecięce dzieci menu_dla_dzieci menu_dziecięce dania_dla_dzieci
chocolate: czekolada czekoladowy
choose: wybór wybrać wybierać
christmas: święta wigilia narodzenie świąteczny boże_narodzenie bożego_narodzenia święta_bożego_narodzenia
church: kościół kościoła
cinema: kino film
city: miasto miasta miejski miejscowość
class: klasa sala
clean: czyścić czysty sprzątanie czyszczenie sprzątać
climb: wspinaczka wspinać wspinaczkowy
clinic: gabinet przychodnia klinika poradnia
cloakroom: szatnia szatni garderoba
close: zamknięte zamykać zamknięty nieczynne zamknięcie
clothes: ubranie odzież ubrania strój
clutch: sprzęgło sprzęgła
coach: trener trenerka instruktor trenerzy
coat: płaszcz kurtka
cocktail: koktajl drink drinki
code: kod pin kodu
coffee: kawa kawy kawiarnia
cold: zimny zimno chłodny
collect: odbiór odebrać odbierać
colour: kolor kolory farba farbowanie koloryzacja
combine: łączyć połączyć kombinacja
come: przyjść przychodzić przyjechać
comfortable: wygodny komfort komfortowy
committee: komitet komisja zarząd
compare: porównać porównanie
competition: konkurs zawody wyścig
complain: reklamacja skarga reklamować
computer: komputer laptop
concert: koncert muzyka muzyczny
condition: warunek warunki regulamin
conference: konferencja spotkanie konferencyjny
confirm: potwierdzenie potwierdzić
consumption: zużycie spalanie zużywa
contact: kontakt kontaktować
contain: zawierać wliczony obejmować zawarty wliczone
contract: umowa umowy
cook: gotować kucharz gotowanie ugotować
corkage: korkowe korkowy opłata_korkowa własny_alkohol
cost: cena ceny koszt kosztować opłata
cot: łóżeczko łóżeczko_dziecięce łóżeczko_dla_dziecka łóżeczko_turystyczne
cotton: bawełna bawełniany
country: kraj kraju państwo
course: kurs zajęcia lekcja szkolenie warsztaty
court: kort korty kortu
cover: pokrywać refundacja obejmować
cow: krowa krowy krów bydło
cream: śmietana śmietanka śmietany
credit_card: kredytowa kredytową karta_kredytowa karty_kredytowe kartą_kredytową
crown_tooth: korona korony koronka
cup: filiżanka kubek
cure: leczyć leczenie wyleczyć
currency: waluta
current: prąd nurt prądy
curtain: zasłona firana firanka zasłony kurtyna
customer: klient gość klienci goście
cut: strzyżenie strzyc cięcie ścinać
dam: tama zapora
dance: taniec tańczyć taneczny
danger: niebezpieczny niebezpieczeństwo zagrożenie
data: dane danych
date: data termin
daughter: córka
day: dzień dni dziennie codziennie
dead: śmierć zmarły umrzeć zmarł
deadline: termin najpóźniej ostateczny_termin
dear_expensive: drogi droższy drogo
debt: dług zadłużenie długi należność
deep: głęboki głębokość
degree: stopień stopni temperatura
delay: opóźnienie spóźniony spóźnienie spóźnić
deliver: dostawa dostarczać wysyłka dowóz dostarczyć
dentist: dentysta stomatolog stomatologiczny gabinet_stomatologiczny
depart: odjazd wyjazd odpłynięcie odjeżdżać wypłynięcie
deposit: kaucja zaliczka zadatek kaucja_zwrotna
describe: opis opisać
design: projekt projektować projektant
dessert: deser desery
detergent: detergent płyn proszek
device: urządzenie urządzenia sprzęt
deworm: odrobaczanie odrobaczenie odrobaczyć robaki
diabetes: cukrzyca diabetyk
diagnosis: diagnoza diagnostyka rozpoznanie
diesel: paliwo benzyna diesel
diet: dieta diety
difference: różnica różny inny
difficult: trudny trudność ciężki
dinner: kolacja obiad kolacji
direction: dojazd droga kierunek dojechać
dirty: brudny brud
disabled: niepełnosprawny niepełnosprawność
disappear: zniknąć zgubiony zaginąć
disassemble: demontaż rozkręcić rozmontować zdemontować
discount: zniżka rabat ulgowy ulga promocja
discover: odkryć odkrywać odkrycie
dish: danie potrawa dania
dishwasher: zmywarka zmywarka_do_naczyń
display: wyświetlacz ekran wystawa
dive: nurkowanie nurkować nurkowy
doctor: lekarz lekarza doktor lekarski lekarz_rodzinny
document: dokument dokumenty
dog: pies psy psa psów piesek
donate: darowizna podarować dawca
door: drzwi drzwiowy
double_room: dwójka dwuosobowy pokój_dwuosobowy
dough: ciasto ciasta
download: pobrać pobieranie ściągnąć
dozen: tuzin tuziny
drain: odpływ kanalizacja
dress: sukienka suknia
dress_code: dress_code ubiór strój
drill: wiertarka wiercić wiercenie
drink: napój pić napoje picie
drive: jechać kierowca jazda prowadzić jeździć
driving_licence: prawo prawo_jazdy prawa_jazdy
dry: suchy suszyć suszarka suszenie
dry_cleaning: pralnia_chemiczna czyszczenie_chemiczne chemiczne
duck: kaczka kaczki gęś gęsi gęsina
dumpling: pierogi pieróg knedle kluski pyzy uszka
duration: trwać czas długo
during: podczas trakcie
dust: kurz pył kurzu
duvet: kołdra pościel
early: wcześnie wczesny wcześniej
easter: wielkanoc wielkanocny
easy: łatwy łatwo prosty
eat: jeść jedzenie posiłek je zjeść żywność
egg: jajko jajka jaj
electric: elektryczny elektryczność prąd elektro
electricity: prąd elektryczność prądu energia
elevator: winda windy
email: e-mail mail email mailowy mailem adres_email adres_e-mail poczta_elektroniczna
emergency: nagły pogotowie awaryjny alarmowy dyżur nagły_wypadek numer_alarmowy pogotowie_ratunkowe
employee: pracownik personel pracownicy zatrudnienie kadra
empty: pusty opróżnić
end: koniec kończyć zakończenie skończyć
engine: silnik
engineer: inżynier architekt
english: angielski angielsku
engraving: grawer grawerowanie grawerować grawerunek
enter: wejście wstęp wejść wchodzić
entrance_fee: wstęp wstępu bilet
envelope: koperta koperty
equipment: sprzęt wyposażenie ekwipunek
euro: euro
evening: wieczór wieczorem wieczorny
event: wydarzenie impreza wydarzenia
every: każdy każda codziennie
exam: egzamin badanie test sprawdzian
example: przykład przykładowo
excursion: wycieczka zwiedzanie wyprawa rejs
exercise: ćwiczenie ćwiczyć ćwiczenia
exhaust: wydech wydechowy tłumik spaliny
exhibition: wystawa ekspozycja wystawy
exit: wyjście wyjazd
expire: wygasać ważny ważność wygasnąć
explain: wyjaśnić tłumaczyć wyjaśnienie
express: ekspres ekspresowy ekspresowo
extend: przedłużyć przedłużenie dłużej przedłużać
eye: oko oczy oczu okulista
eyebrow: brew brwi rzęsy rzęs
fabric: tkanina materiał tkaniny
facial: zabieg_na_twarz oczyszczanie_twarzy twarz
factory: fabryka zakład
family: rodzina rodzinny
far: daleko odległość dystans
fare: opłata bilet przejazd taryfa
farm: gospodarstwo rolnik farma
fast: szybko szybki szybciej
fat: tłuszcz tłusty
father: ojciec matka rodzic rodzice mama tata
female: kobieta kobiecy damski pani żeński
fence: ogrodzenie płot ogrodzony
ferry: prom promu promem
festival: festiwal
fever: gorączka
few: mało kilka niewiele
fill: napełnić wypełnić plomba wypełnienie
filling_tooth: plomba wypełnienie plombowanie
filter: filtr
find: znaleźć znaleziony znajdować
fine: kara mandat grzywna
finger: palec palce
fire: pożar ogień pożarowy gaśnica
firewood: drewno_opałowe drewno_kominkowe opał drewno drewna
fireworks: fajerwerki sztuczne_ognie pirotechnika
first: pierwszy najpierw
first_aid: pierwsza_pomoc pierwszej_pomocy apteczka pierwszą_pomoc
fish: ryba ryby wędkarstwo łowić wędkarski
fit: pasować dopasować
fix: naprawa naprawić serwis naprawiać
flat_tyre: guma przebita kapeć przebita_opona złapać_gumę
flea_tick: kleszcz pchła pasożyt kleszcze
flight: lot latać lecieć samolot
flood: powódź zalanie zalany
floor: piętro podłoga piętra parter
flour: mąka
flower: kwiat kwiaty bukiet
fog: mgła mgły
foot: stopa stopy noga
football: piłka nożna futbol
forbidden: zabroniony zakaz zakazany wzbroniony
forest: las lasu drewno leśny
forget: zapomnieć zapomniany zapominać
form: formularz
found_start: założyć założony założenie powstać
founder: założyciel założyć założony
free: bezpłatny darmowy bezpłatnie gratis darmo
free_of_charge: bezpłatny bezpłatnie nieodpłatnie darmowy gratis za_darmo
free_vacant: wolny wolne wolne_miejsca wolne_pokoje wolne_terminy
freeze: mrozić zamrażarka mrożony zamrażać
fresh: świeży
friday: piątek piątku piątki
fridge: lodówka chłodziarka
friend: przyjaciel znajomy przyjaciele kolega
fringe: grzywka grzywki
fruit: owoc owoce
full: pełny pełen
full_board: pełne_wyżywienie fb
furniture: meble mebel mebli
future: przyszłość przyszły
game: gra gry zabawa grać
garage: garaż warsztat
garden: ogród ogrodowy ogrodu
garlic: czosnek czosnku czosnkowy
gas: gaz gazowy
gate: brama bramka furtka szlaban wjazdowa
gearbox: przekładnia skrzynia_biegów bieg biegi przerzutka
generator: agregat generator prądnica
gift: prezent podarunek upominek
gift_card: karta_podarunkowa podarunkowa karty_podarunkowe
gift_voucher: bon voucher podarunkowy bon_podarunkowy voucher_podarunkowy bony_podarunkowe
girl: dziewczynka dziewczyna
give: dać dawać oddać
glacier: lodowiec lodowca
glass: szkło szklanka kieliszek szklany
glasses: okulary okularów
glove: rękawiczka rękawice
gluten: gluten bezglutenowy pszenica bez_glutenu
go: iść jechać pójść chodzić
goggles: gogle okularki
gram: gram kilogram kg kilo dag
grass: trawa trawnik
grease: smar smarowanie tłuszcz
green: zielony
groom: groomer strzyżenie_psów pielęgnacja trymowanie psi_fryzjer
group: grupa grupowy
group_lesson: zajęcia_grupowe lekcja_grupowa lekcje_grupowe
guarantee: gwarancja gwarancyjny rękojmia karta_gwarancyjna
guardian: opiekun
guide: przewodnik oprowadzanie zwiedzanie_z_przewodnikiem
gym: siłownia fitness sala_gimnastyczna klub_fitness
hair: włosy włosów
hairdresser: fryzjer fryzjerski
hairdryer: suszarka suszarka_do_włosów
halal: halal koszerny koszer
half: pół połowa połowę
half_board: niepełne_wyżywienie półpensjonat hb śniadanie_i_obiadokolacja
hall: sala pokój hol
ham: szynka szynki
handicraft: rzemiosło rękodzieło rękodzielniczy
handle: klamka uchwyt rączka
harbour: port przystań portu
harness: uprząż uprzęże szelki
harvest: zbiór zbiory żniwa winobranie
hat: kapelusz czapka kapelusze
head: szef kierownik dyrektor lider
headache: głowy migrena
headliner: headliner gwiazda gwiazda_wieczoru
health: zdrowie zdrowy zdrowotny
hear: słyszeć słuch
hearing: słuch słuchowy niesłyszący słuchu
heat: ogrzewanie ogrzewany ciepły podgrzewany grzać
heavy: ciężki waga ciężar
height: wysokość wysoki wzrost
helmet: kask kasku
help: pomoc pomagać pomóc
herb: zioło zioła ziołowy
high_chair: krzesełko wysokie_krzesełko krzesełko_do_karmienia
high_season: sezon wysoki_sezon sezonie wysokim_sezonie
highlights: pasemka balejaż refleksy baleyage
hike: wędrówka pieszy wędrować spacer trekking
hill: wzgórze górka
hire: wypożyczyć wynajem wypożyczalnia najem wynająć wypożyczenie do_wynajęcia wypożyczalnia_sprzętu
history: historia historyczny
hobby: hobby
holiday: urlop wakacje ferie wczasy
home: dom domowy
homework: praca_domowa zadanie_domowe prace_domowe
honey: miód miodu miodowy
horse: koń konie jazda konny jeździecki
hose: wąż węża
hospital: szpital szpitalny
host: gospodarz
hot: gorący
hot_tub: jacuzzi wanna wanna_z_hydromasażem balia
hotel: hotel hotelowy
hour: godzina godziny
house: dom domu domy
household: gospodarstwo domowy
hungry: głodny głód
ice: lód lodu lodowy
ice_cream: lody lodów lodziarnia gałka_lodów
id_card: dowód paszport tożsamość legitymacja dowód_osobisty dowód_tożsamości dokument_tożsamości dowodu_osobistego
ill: choroba chory chorować zachorować
immediately: natychmiast niezwłocznie od_razu natychmiastowy
implant: implant implanty
important: ważny ważne
indoor: wewnątrz kryty wewnętrzny w_środku pod_dachem
infection: infekcja zakażenie
ingredient: składnik skład składniki
injection: zastrzyk
injury: uraz kontuzja obrażenie ranny
insect: owad owady komar
install: instalacja montaż zainstalować instalować
instalment: rata raty ratalny ratach
instructions: instrukcja obsługa instrukcja_obsługi instrukcji_obsługi
instructor: instruktor nauczyciel uczyć lektor prowadzący
insurance: ubezpieczenie ubezpieczony ubezpieczeniowy polisa nfz
internet: internet wifi wi-fi dostęp_do_internetu sieć_bezprzewodowa hasło_do_wifi
interpreter: tłumacz tłumaczenie
interview: rozmowa wywiad kwalifikacyjna
invent: wynaleźć wynalazek wynaleziony
inventor: wynalazca wynaleźć wynalazek
invite: zapraszać zaproszenie zaprosić
iron: żelazko prasowanie prasować żelazo
island: wyspa wyspy
jam: dżem konfitura
jewellery: biżuteria jubiler
job: praca oferta pracować stanowisko zatrudnienie oferta_pracy oferty_pracy praca_u_nas wolne_stanowiska
juice: sok
jump: skok skakać skoki
kayak: kajak kajaki spływ
keep: zachować przechowywać trzymać
kennel: hotel_dla_psów psiarnia hotelik buda
kettle: czajnik
key: klucz klucze kluczyk
keyboard: klawiatura
kidney: nerka nerki
kilometre: kilometr km kilometrów
kindergarten: przedszkole żłobek
kitchen: kuchnia kuchenny
knife: nóż noże noża
knit: dziergać druty dzianina
laboratory: laboratorium
lactose: laktoza bezlaktozowy laktozy nabiał mleczny
ladder: drabina drabinka
lake: jezioro jeziora
lamb: jagnięcina jagnię baranina
lamp: lampa światło oświetlenie
land: ziemia grunt działka
lane: tor tory pas
language: język języki językowy
last: ostatni
later: później późniejszy
laundry: pranie pralnia
law: prawo ustawa
lawyer: prawnik adwokat radca
lay: układać położyć kłaść
leak: wyciek przeciek cieknie nieszczelność przecieka
learn: uczyć nauka nauczyć
leather: skóra skórzany
left: lewo lewy
leg: noga nogi
legal: prawny legalny
lend: pożyczyć wypożyczyć pożyczka wypożyczać
length: długość długi
lesson: lekcja zajęcia
letter: list listu
level: poziom
library: biblioteka biblioteczny
licence: licencja pozwolenie uprawnienia prawo
lid: pokrywka pokrywa wieczko
life_jacket: kamizelka kapok kamizelka_ratunkowa kamizelki_ratunkowe kamizelka_asekuracyjna
lifeguard: ratownik
light: światło lekki oświetlenie
lighthouse: latarnia latarnia_morska latarni_morskiej
lightning: piorun burza błyskawica grzmot
like: lubić podobać
limescale: kamień osad_wapienny odkamienianie kamienia
line: linia linie
listen: słuchać posłuchać
litre: litr litrów
live: mieszkać mieszkaniec zamieszkały żyć
liver: wątroba wątróbka
local: lokalny miejscowy
lock: zamek zamykać kłódka
locked: zamknięty zamykany
locker: szafka skrytka szafka_na_klucz szafka_depozytowa
login: logowanie login zalogować konto
lose: zgubić stracić zgubiony utrata
lost_property: rzeczy_znalezione biuro_rzeczy_znalezionych zguba
low: niski niska
low_season: poza_sezonem niski_sezon niskim_sezonie
lunch: obiad lunch obiadu lunch_dnia obiad_dnia danie_dnia
machine: maszyna urządzenie automat
magazine: czasopismo magazyn
main: główny
main_course: danie_główne dania_główne drugie_danie
maintenance: konserwacja serwis przegląd
make: produkować produkcja wytwarzać wykonać robić
male: mężczyzna męski mężczyźni
mandatory: obowiązkowy wymagany obowiązek konieczny musieć
manicure: manicure hybryda paznokcie
map: mapa mapy
map_location: lokalizacja położenie jak_dojechać dojazd mapka
market: targ rynek jarmark bazar
marry: żonaty ślub małżeństwo zamężna
massage: masaż masażysta
mat: mata
material: materiał tworzywo
maximum: maksymalnie maksymalny maksimum najwięcej co_najwyżej nie_więcej_niż
measure: mierzyć pomiar wymiar zmierzyć
meat: mięso mięsny
medicine: lek leki lekarstwo medycyna
meet: spotkać spotkanie zbiórka spotykać
member: członek członkowie członkostwo
menu: menu karta jadłospis
message: wiadomość wiadomości sms
meter: metr licznik metrów
method: metoda sposób
metre: metr metry metrów m
metro: metro metra
microchip: czip chip mikroczip czipowanie
microwave: mikrofalówka mikrofalowa mikrofala kuchenka_mikrofalowa kuchenki_mikrofalowej
middle: środek środkowy
midnight: północ północy o_północy
mileage: przebieg kilometraż
milk: mleko mleczny
million: milion milionów
mine: kopalnia górniczy
minibar: minibar minibarek
minimum: minimum minimalny minimalnie najmniej co_najmniej nie_mniej_niż
minute: minuta minut
mirror: lustro
miss: spóźnić opuścić przegapić nieobecność
mistake: błąd pomyłka błędy
mobile_phone: komórka telefon komórkowy smartfon telefon_komórkowy telefonu_komórkowego
model: model
monday: poniedziałek poniedziałku poniedziałki
money: pieniądze pieniędzy
month: miesiąc miesięcy miesięcznie miesięczny
morning: rano poranek ranny przedpołudnie
motorcycle: motocykl motor
mountain: góra góry górski
mouth: usta ust jama_ustna
move: przeprowadzka przenieść przeprowadzić
museum: muzeum
mushroom: grzyb grzyby pieczarka
mustard: musztarda gorczyca musztardowy
nail: paznokieć paznokcie gwóźdź manicure
name: nazwa nazwisko imię nazywać
nappy: pieluszka pieluchy pampers
native_speaker: native_speaker native lektor
nature: natura przyroda naturalny
near: blisko pobliski pobliżu niedaleko
need: potrzebować potrzeba potrzebny
needle: igła igły
neighbour: sąsiad sąsiedzi
new: nowy
news: aktualności nowości wiadomości
newspaper: gazeta
next: następny kolejny przyszły
night: noc nocleg doba nocny noce doba_hotelowa za_dobę
noise_loud: hałas głośny głośno hałasu
non_swimmer: nieumiejący_pływać brodzik niepływający
noodles: makaron nudle kluski
noon: południe południa
north: północ północny
nose: nos nosa
notice: zawiadomienie ogłoszenie powiadomienie
notice_period: wypowiedzenie wypowiedzenia okres_wypowiedzenia okresu_wypowiedzenia
number: numer liczba
nurse: pielęgniarka
nut: orzech orzechy orzeszki
offer: oferta oferować zaoferować
office: biuro urząd kancelaria
official: urzędowy oficjalny urzędnik
oil: olej oliwa oleju
oil_change: wymiana_oleju wymiany_oleju wymienić_olej
old: stary dawny
onion: cebula
online: online internetowy internetowo
only: tylko wyłącznie jedynie
open: otwarte otwierać otwarty otwarcie godziny czynne godziny_otwarcia otwarte_w czynne_w
operation: operacja zabieg operować
orange: pomarańcza pomarańczowy
order: zamówienie zamówić zamawiać
organic: ekologiczny bio organiczny eko
organise: organizować organizacja zorganizować organizator
outdoor: zewnątrz zewnętrzny plener na_zewnątrz na_świeżym_powietrzu na_dworze
oven: piekarnik piec
owner: właściciel właściciele
pack: opakowanie pakować paczka zapakować
paddle: wiosło wiosła wiosłować
paddleboard: sup deska_sup paddleboard
page: strona strony
paint: farba malować malarz malowanie pomalować
pair: para par
pan: patelnia patelni
paper: papier papierowy
parade: parada pochód procesja korowód defilada
parcel: paczka przesyłka paczkomat
park: park
parking: parking parkować parkowanie parkingowy
parking_space: miejsce_parkingowe miejsca_parkingowe miejsce_postojowe
partner: partner partnerka
pass: karnet przepustka karta
passenger: pasażer pasażerowie
password: hasło hasła
pasta: makaron
path: ścieżka szlak
patient: pacjent pacjenci
pay: płacić płatność zapłata zapłacić opłacić
paypal: paypal
pedal: pedał
pedicure: pedicure
pen: długopis pióro
pension: emerytura emerytalny
people: osoba osób ludzie osoby liczba_osób ile_osób
pepper: pieprz papryka
percent: procent
performance: przedstawienie spektakl występ pokaz
perfume: perfumy
perm: trwała trwała_ondulacja
permit: pozwolenie zezwolenie zgoda
personalised: personalizowany personalizacja spersonalizowany na_zamówienie indywidualny
photo: zdjęcie fotografia fotografować
piano: fortepian pianino
picnic: piknik
piece: sztuka kawałek sztuk
pig: świnia wieprzowina wieprzowy
pillow: poduszka
pitch: boisko parcela miejsce
pizza: pizza
plan: plan planować
plant: roślina rośliny
plastic: plastik plastikowy tworzywo
plate: talerz talerze
platform: peron platforma
play: grać zabawa bawić gra
playground: plac_zabaw placu_zabaw
police: policja
pool: basen pływalnia basenu
poor: biedny ubogi słaby
popular: popularny
population: ludność mieszkaniec mieszkańców
portion: porcja porcji
possible: możliwy możliwość można możliwe
post: poczta pocztowy
potato: ziemniak ziemniaki kartofel frytki
pound: funt
power_performance: moc mocy osiągi
practical: praktyka praktyczny praktyki
pregnant: ciąża ciężarna
prepare: przygotować przygotowanie przygotowywać
prescription: recepta
pressure: ciśnienie
prevent: zapobiegać profilaktyka
price_list: cennik lista_cen
print: drukować druk wydruk wydrukować nadruk
printer: drukarka drukarki
private: prywatny
private_lesson: lekcja_indywidualna lekcje_indywidualne korepetycje zajęcia_indywidualne lekcja_prywatna
prize: nagroda
problem: problem kłopot
process: proces przebieg
product: produkt wyrób produkty towar
profession: zawód zawodu zawodowy
programme: program harmonogram plan
project: projekt
proof: dowód paragon potwierdzenie
protect: ochrona chronić ochronny
pub: pub bar knajpa
public: publiczny
public_holiday: święto święta świąteczny dzień_wolny dni_wolne dni_świąteczne dzień_świąteczny
public_transport: tramwaj metro komunikacja komunikacja_miejska transport_publiczny komunikacja_publiczna komunikacją_miejską
publish: wydać opublikować publikacja wydawać
pump: pompa pompka pompować
pupil: uczeń student uczniowie
quality: jakość
quantity: ilość liczba
quarter: ćwierć kwartał kwadrans
queue: kolejka czekać oczekiwanie poczekalnia
quiet: cichy spokojny cisza
quiet_hours: cisza_nocna ciszy_nocnej ciszę_nocną
rabbit: królik króliki
racket: rakieta rakiety rakietka
raft: tratwa ponton rafting pontony
railway: kolej pociąg kolejowy pociągi
railway_station: dworzec stacja dworca dworzec_kolejowy dworzec_pkp stacja_kolejowa
rain: deszcz pogoda padać
ramp: rampa podjazd pochylnia
range: zasięg zasięgu
raw: surowy
read: czytać czytanie przeczytać
ready: gotowy
reason: powód przyczyna
receive: otrzymać dostać otrzymywać
reception: recepcja recepcji
recipe: przepis
recommend: polecać zalecać zalecany polecany
recycle: recykling segregacja
red: czerwony
reference: referencje odniesienie
referral: skierowanie skierowania
refrigerated: chłodzony lodówka schłodzony
refund: zwrot zwrócić zwracać refundacja zwrot_pieniędzy zwrot_kosztów
register: rejestracja zapisać zapisy zapis zarejestrować
regular: regularny stały
reminder: przypomnienie przypomnieć ponaglenie przypominać
remove: usunąć usuwać zdjąć usuwanie
repeat: powtórzyć powtarzać
replace: wymiana wymienić zamiana wymieniać
report: raport zgłosić sprawozdanie zgłoszenie
request: prośba zapytanie życzenie wniosek
rescue: ratunek ratownictwo ratować
responsible: odpowiedzialny odpowiedzialność odpowiadać odpowiada
rest: odpoczynek odpoczywać reszta
restaurant: restauracja restauracyjny
restore: renowacja odnowić restauracja_mebli odrestaurować odnawiać konserwacja
result: wynik wyniki rezultat
retail: detaliczny detal
return: zwrot zwrócić odesłać zwracać zwrot_towaru odesłać_towar
rice: ryż ryżu
ring: pierścionek obrączka pierścień obrączki
risk: ryzyko
river: rzeka rzeki
road: droga ulica
roaming: roaming
rodent: gryzoń gryzonie chomik świnka_morska szynszyla
roof: dach dachowy
room: pokój pokoje pokoju sala pomieszczenie
root_canal: kanałowe leczenie_kanałowe endodoncja
rope: lina liny sznur
route: trasa szlak
router: router modem
rubbish: śmieci odpady kosz śmietnik
rule: zasada regulamin przepis zasady
run: biegać bieg bieganie
rye: żyto żytni
safe: bezpieczny bezpieczeństwo
safe_box: sejf sejf_w_pokoju
sail: żagiel żeglarstwo żeglować
salad: sałatka sałata
salary: wynagrodzenie pensja płaca zarobki
sale: sprzedaż sprzedawać sprzedać wyprzedaż
salmon: łosoś łososia
salt: sól soli słony
same: sam taki identyczny
sample: próbka wzór
sand: piasek piasku
saturday: sobota soboty
sauce: sos
sauna: sauna
sausage: kiełbasa kiełbaski parówka wędlina
save: oszczędzać zapisać oszczędność
school: szkoła szkolny
school_holidays: ferie wakacje ferie_szkolne przerwa_świąteczna
science: nauka naukowy
scissors: nożyczki nożyce
scooter: skuter hulajnoga motorower
scratch: rysa zarysowanie wgniecenie porysowany
screen: ekran monitor
sea: morze morski morza
sea_view: widok_na_morze widokiem_na_morze
season: sezon pora
seat: miejsce siedzenie fotelik fotel miejsca
second_hand: używany używane z_drugiej_ręki
security: ochrona bezpieczeństwo zabezpieczenie
seed: nasiono nasiona
self_checkin: samodzielne_zameldowanie samodzielny_meldunek
self_service: samoobsługa samoobsługowy
send: wysłać wysyłać przesłać wysyłka
senior: senior emeryt seniorzy
separate: oddzielny osobny oddzielnie
serial_number: numer_seryjny numeru_seryjnego
serve: podawać serwować obsługiwać podać
service: usługa obsługa serwis usługi
sesame: sezam sezamowy
sew: szyć szycie krawiecki
shampoo: szampon
share: dzielić wspólny współdzielony
shave: golenie golić brzytwa maszynka żyletka
sheep: owca owce
sheet: prześcieradło pościel
shelf: półka półki regał
shellfish: owoce skorupiaki małże owoce_morza owoców_morza
shoe: but buty obuwie
shop: sklep sklepu
shoulder: ramię bark barku ramiona
shower: prysznic natrysk
shrimp: krewetka krewetki
shuttle: transfer dowóz bus
sick_note: l4 zwolnienie_lekarskie e-zwolnienie
sign: podpis podpisać znak podpisywać
signal: zasięg sygnał zasięgu
silver: srebro srebrny
sim: sim karta_sim
sing: śpiew śpiewać śpiewanie chór
single_room: jedynka jednoosobowy pokój_jednoosobowy
sink: zlew umywalka zlewozmywak
skate: łyżwy łyżwa rolki deskorolka
ski: narty narciarski narciarstwo
skin: skóra skóry
skipper: sternik kapitan skiper szyper
sleep: spać nocleg sen
sleeping_bag: śpiwór śpiwory śpiwora
slow: wolny powoli powolny
small: mały mniejszy
smell: zapach pachnieć węch śmierdzi
smoke: palić palenie dym tytoń papieros
smoke_detector: czujnik_dymu czujka_dymu czujka
snow: śnieg śniegu
soap: mydło
sock: skarpeta skarpetki
socket: gniazdko gniazdo wtyczka gniazdka kontakt
socks: skarpetki skarpety
soft: miękki miękkie
software: oprogramowanie program
soil: gleba ziemia
solar: słoneczny solarny fotowoltaika panele
sold_out: wyprzedany wyprzedane brak_miejsc
soup: zupa zupy
sourdough: zakwas zakwasie zakwasu
south: południe południowy
soy: soja sojowy soi
spa: spa wellness
space: miejsce przestrzeń
spare_part: części_zamienne część_zamienna część części
speak: mówić rozmawiać mówimy
special: specjalny szczególny
species: gatunek rodzaj gatunki
speed: prędkość szybkość
spelt: orkisz orkiszowy
spice: przyprawa ostry pikantny
spoon: łyżka łyżeczka
sport: sport sportowy
spouse: małżonek mąż żona
square: kwadrat plac kwadratowy placu
square_metre: metr_kwadratowy m2 m² metrów_kwadratowych metraż
squid: kałamarnica kalmary ośmiornica
stable: stajnia
stage: scena sceny sceniczny
stain: plama plamy
stairs: schody schodów
stall: stoisko stragan stoiska kram
stamp: znaczek pieczątka pieczęć znaczki
standing: stojące miejsca_stojące stojący
starter: przystawka przystawki zakąska
stay: pobyt zostać nocować pozostać
steal: ukraść kradzież skradziony
steam: para_wodna parowy
steel: stal stalowy
stock: magazyn stan_magazynowy zapas na_stanie
stolen: skradziony ukradziony kradzież
stone: kamień kamienny kamienie
stop: przystanek zatrzymać
store_keep: przechowywać przechowalnia przechowywanie magazyn
storm: burza sztorm
stove: kuchenka piec piecyk koza
study: studia studiować nauka
subscription: abonament prenumerata subskrypcja
substitute: zastępstwo zamiennik zastąpić
sugar: cukier cukru
suggest: proponować propozycja sugerować
suitable: odpowiedni nadający przeznaczony
suite: apartament apartamenty
summer: lato letni latem
sunday: niedziela niedziele
surcharge: dopłata dodatek
sweet: słodki słodycze
swim: pływać pływanie kąpiel
swimsuit: strój_kąpielowy kostium kąpielówki stroje_kąpielowe
switch_off: wyłączyć wyłączać zgasić
switch_on: włączyć włączać zapalić
table: stół stolik stoły
take: brać wziąć zabrać
takeaway: wynos na_wynos
tank: zbiornik bak zbiornika
tap: kran bateria kranu
tartar: kamień_nazębny skaling osad kamienia_nazębnego
taste: smak degustacja smakować
tax: podatek vat podatku
taxi: taksówka taxi
taxi_rank: postój_taksówek postój_taxi
tea: herbata herbaty
team: zespół drużyna zespołu
technician: technik
technology: technologia technika
teeth: ząb zęby zębów
television: telewizor telewizja tv
temporary: tymczasowy czasowy tymczasowo
tenant: najemca lokator
tennis: tenis tenisowy
textbook: podręcznik podręczniki
thank: dziękować dziękujemy podziękowanie
theatre: teatr teatralny
theory: teoria teoretyczny teorii
therapist: terapeuta masażysta fizjoterapeuta terapeutka
thick: gruby grubo
thickness: grubość grubości
thursday: czwartek czwartku czwartki
ticket: bilet bilety biletowy
tide: przypływ odpływ pływ
tie: krawat wiązać zawiązać
time: czas godzina pora
tip: napiwek wskazówka
today: dziś dzisiaj
together: razem wspólnie
toilet: toaleta wc łazienka toalety
tomato: pomidor pomidory
tomorrow: jutro
tool: narzędzie narzędzia
total: łącznie razem suma całkowity
tourist: turysta turystyczny turyści
tourist_tax: klimatyczna miejscowa uzdrowiskowa taksa opłata_klimatyczna opłata_miejscowa opłata_uzdrowiskowa taksa_klimatyczna
towel: ręcznik ręczniki
tower: wieża wieży
toy: zabawka zabawki
tracking: śledzenie śledzić śledzenie_przesyłki śledzenia
traffic: ruch drogowy korki
trailer: przyczepa przyczepka
training: szkolenie trening kurs
tram: tramwaj tramwaje tramwajowy
transport: transport przewóz dojazd
travel: podróż podróżować podróże
tree: drzewo drzewa
trial: próbny próba lekcja_próbna zajęcia_próbne
tuesday: wtorek wtorku wtorki
tuition: czesne opłata_za_naukę
tune: stroić strojenie nastroić stroiciel
turkey: indyk indyka
type: typ rodzaj
tyre: opona opony
ultrasound: usg ultrasonografia
umbrella: parasol parasolka
understand: rozumieć zrozumieć
uniform: mundur mundurek uniforma
university: uniwersytet uczelnia
unpack: rozpakować
update: aktualizacja aktualizować zaktualizować
urgent: pilny pilne nagły
use: używać korzystać użycie użytkowanie
vaccination: szczepienie szczepiony szczepionka
valley: dolina
valuable: wartościowy kosztowności cenny
van: ciężarówka bus dostawczy furgonetka
vegan: wegański weganin
vegetable: warzywo warzywa
vegetarian: wegetariański wegetarianin
vet: weterynarz weterynaryjny
view: widok punkt
village: wieś wioska wsi
vinegar: ocet octu
virus: wirus wirusy złośliwe
visit: wizyta zwiedzać odwiedzić zwiedzanie odwiedziny gość
voice: głos głosu
volume: objętość głośność pojemność
volunteer: wolontariusz wolontariat
vote: głosować głosowanie wybory
wall: ściana mur
ward: oddział
warehouse: magazyn
warm: ciepły ciepło
warning: ostrzeżenie uwaga ostrzeżenia
wash: pranie pralka myć prać mycie pralka_automatyczna
watch: zegarek zegar
water: woda wody wodny
watt: wat kilowat kw watów
wave: fala fale fal
waxing: depilacja depilacja_woskiem wosk
weak: słaby słabo
wear: nosić ubierać zakładać strój
wednesday: środa środy środę
week: tydzień tygodnia tygodniowo tygodni
weekday: dzień_powszedni dni_powszednie dni_robocze dzień_roboczy
weekend: weekend weekendowy
weigh: ważyć waga ciężar
west: zachód zachodni
wet: mokry
wetsuit: pianka pianki skafander
wheel: koło koła
white: biały białe
whitening: wybielanie wybielić
whole: cały całość
wholesale: hurt hurtowy hurtownia
wide: szeroki szerokość
width: szerokość szerokości szeroki
wife: żona mąż męża
wind: wiatr wiatru
window: okno okna okien
windscreen: szyba przednia_szyba
wine: wino wina winnica
winter: zima zimowy zimą
wire: drut przewód kabel druty
withdraw: odstąpić wycofać wypłacić odstąpić_od_umowy
withdrawal_period: odstąpienie odstąpienia prawo_odstąpienia odstąpienie_od_umowy odstąpienia_od_umowy
wool: wełna wełniany włóczka
workshop: warsztat warsztaty
world: świat świata światowy
write: pisać napisać pisarz napisał
wrong: zły błędny źle niewłaściwy
x-ray: rentgen rtg prześwietlenie zdjęcie_rentgenowskie
year: rok lata rocznie lat roczny
yellow: żółty
yoga: joga jogi
young: młody
young_animal: szczeniak szczenię kocię kociak szczenięta
youth: młodzież nastolatek młodzieżowy
zip: zamek_błyskawiczny suwak
`
