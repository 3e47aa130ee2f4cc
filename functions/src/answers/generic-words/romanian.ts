export const ROMANIAN = `
nume numele numește numesc numit numită cheamă zice spune spun spuneți denumit denumire număr
numărul cantitate cantitatea sumă fel felul feluri tip tipul tipuri gen genul mod modul modalitate
cale motiv motivul motive cauză sens înseamnă semnifică persoană persoane persoana om omul oameni
oamenii cineva careva lume lucru lucruri chestie ceva altceva loc locul locuri parte undeva timp
timpul vreme moment dată oară ori caz cazul situație exemplu este sunt suntem sunteți era erau
fost fi fie fiind va vor voi vom veți aș ai ar am ați au avea aveți avem are avut există exista
află găsește găsesc găsi găsim pot poți poate putem puteți putea posibil posibilă posibilitate
posibilitatea disponibil disponibilă disponibile vreau vrei vrea vrem doresc dorește dorim doriți
trebuie nevoie necesar necesară face fac faceți facem făcut întâmplă întâmplat petrece procedez
procedează știu știi știe știți ști cunosc cunoașteți spus zic arată arătați dau dați dă da oferă
oferiți oferi iau lua pun pune merge merg vin vine ajută ajutați afla aflu interesează interesat
întreb întreba întrebare întrebarea întrebări răspuns informație informații informațiile detalii
folosesc folosi folosește caut căuta cred crezi considerat urmează vedea vorba legat legătură
privire privește referitor despre conform cine care cui cărui cărei ce cât câtă câți câte când cum
unde dincotro oare aproximativ cam exact exactă precis chiar realmente sigur desigur neapărat
obișnuit obicei general normal mereu întotdeauna uneori adesea des actual actualmente prezent acum
momentan azi astăzi încă doar numai foarte mult multă mulți multe puțin câțiva câteva majoritatea
fiecare oricare orice alt altă alți alte acest această acești aceste acel acea asta aici acolo
anume rog vă vreodată mulțumesc mulțumim mersi bună ziua salut salutare seara scuze scuzați pardon
îmi îți dumneavoastră dvs meu mea noastră nostru dragă domnule doamnă problemă nu ok bine
`
