export const POLISH = `
możesz możemy mogą mógł mogła mógłbym mogłabym mógłby mogłaby możliwe możliwość możliwości chcę
chcesz chcemy chcecie chcą chcieć chciał chciała chciałbym chciałabym chcielibyśmy potrzebuję
potrzebujemy potrzebują potrzeba trzeba muszę musi musimy muszą musieć powinien powinna powinno
należy mam masz mamy mają mieć miał miała miałem miałam jestem jesteś jesteśmy byli będę idę
idzie iść pójść pójdę chodzić dają dać dam damy dajecie dostać dostanę dostajemy otrzymać brać
biorę bierze robić robię robi robicie robią zrobić zrobię zrobi działa działają funkcjonuje
mówi powiedzieć powiedz wiem wie wiedzieć wiadomo znam szukam szuka szukamy znaleźć znajdę
oferuje oferujecie istnieje dotyczy znaczy nazywa dzieje stanie stało odbywa użyć korzystać
skorzystać korzystam posiadacie prowadzicie przyjmujecie akceptujecie akceptuje pozwalacie
zależy interesuje interesują pytam pytanie pytania pytanko myślę myśli planuję planujemy
sprawdzić dowiedzieć wystarczy udało starczy dzień dobry witam cześć hej hejka siema pozdrawiam
proszę prosić dziękuję dzięki przepraszam sorry ok okej no super jasne oczywiście chyba
prawdopodobnie ewentualnie naprawdę dokładnie akurat właściwie ogólnie generalnie zazwyczaj
zwykle normalnie najczęściej często czasem czasami zawsze nigdy teraz obecnie aktualnie dziś
dzisiaj jutro wczoraj potem później zaraz nadal dalej ponownie też prawie więcej dużo mało
wiele kilka kilku parę trochę cały cała całe inny inna inne innych jakiś jakaś jakieś jakiegoś
ktoś coś czegoś gdzieś kiedyś jakoś nic nikt żaden żadna taki taka takie sam sama sami własny
pewien pewne dany określony konkretny konkretne konkretnie szczególnie rzecz rzeczy sprawa
sprawy sposób sposoby rodzaj rodzaje typ typy przypadek przypadku sytuacja problem problemu
informacja informacje informacji info szczegóły przykład przykładu raz czas czasu chwila chwili
moment godziny godzin minut dni dnia tydzień tygodnie miesiąc miesiące rok roku lat lata liczba
ilość temat tematu powód powodu kwestia opcja opcje opcji ważne ważny dobrze dobra dobre lepiej
najlepiej źle nowy nowa nowe osoba osoby osób ludzie ludzi człowiek pan pani państwa panu nazwa
mąż mężem męża żona żony syn synem syna córka córki córkę mama mamę tata matka ojciec brat
siostra babcia dziadek kolega koleżanka przyjaciel znajomi chłopak dziewczyna jeden jedna jedno
dwa dwie dwoje dwóch dwójka trzy trzech troje cztery pięć sześć siedem osiem dziewięć dziesięć
jedenaście dwanaście pierwszy pierwsza pierwsze ostatni następny mi ci ciebie my nas nam nami
wy was wam wami waszej waszym mój moja moje moim moich twój nasz nasza nasze naszej czyli
dlatego jeśli jeżeli mogl mogla moglbym moglabym chcialbym chcialabym chcialam mial mialam
dziala dzialaja sobą siebie sobie ilu ogóle u mieszkam mieszkamy bierzecie weźmiecie wziąłem
zrobicie robimy będziemy jedziemy przyjedziemy chodzi wyjdzie wychodzi wygląda moglibyśmy
moglibyście chciałbyś poproszę którą której złapałem kupiłem kupiłam mieliśmy zdążę dopiero
zanim również dacie daje można przyjmuje przyjmujemy znajduje dostępne państwem naszym naszego
naszą mną będzie miejscu
`
