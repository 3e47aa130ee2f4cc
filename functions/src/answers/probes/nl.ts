/** Questions that next to no business document answers, one a line. */
export const DUTCH = `
Wat is de hoofdstad van Australië?
Hoeveel spelers heeft een voetbalelftal?
Wie schilderde het plafond van de Sixtijnse Kapel?
Hoe verwijder ik een rodewijnvlek uit een tapijt?
Welke temperatuur moet een gebraden kip vanbinnen bereiken?
Wanneer liep de eerste mens op de maan?
Hoe hoog is de hoogste berg van Afrika?
Welke vitamine zit vooral in sinaasappels?
Hoe vaak moet ik een cactus water geven?
Wie schreef de roman over de witte walvis?
Met welke munt betaal je in Zwitserland?
Hoe lang duurt de vlucht van Londen naar New York?
Wat veroorzaakt donder en bliksem?
Welke rivier stroomt door Wenen?
Hoeveel snaren heeft een viool?
Wat is het scheikundige symbool voor goud?
Hoe leer ik mijn hond zitten?
Welk land won in 1998 het wereldkampioenschap voetbal?
Hoeveel zout gaat er in een brood?
Wat besloot de regering over de nieuwe suikerbelasting?
Wie was de eerste president van Zuid-Afrika na de apartheid?
Hoeveel mensen wonen in de grootste stad van Japan?
Waarom is de zee zout?
Welke taal spreken de meeste mensen in Brazilië?
Welke planeet heeft de meeste manen?
Hoe maken bijen honing?
Wanneer eindigde de Tweede Wereldoorlog in Europa?
Welk percentage van de bevolking woont op het platteland?
Wie vond de boekdrukkunst uit?
Welk bedrijf bouwde de eerste elektrische auto?
Hoe kiest een universiteit haar nieuwe studenten?
Welke rol speelde de koning in de kerk?
Hoeveel soldaten stierven in de slag?
Wat is de belangrijkste energiebron in IJsland?
Welke wet beschermt werknemers tegen ontslag?
Wat raden artsen aan tegen hoofdpijn?
Hoeveel leden heeft het nationale parlement?
Waarom verloor het rijk zijn koloniën?
Wat voor muziek schreef de componist voor de opera?
Wanneer werd de spoorlijn tussen de twee steden geopend?
Welke dieren leven in het regenwoud?
Wat gebeurt er met zuurstof als ijzer roest?
Hoe wordt het salaris van leraren bepaald?
Wie leidde de expeditie naar de Zuidpool?
Hoeveel regent het gemiddeld in de woestijn in de zomer?
Hoe vervang ik de batterij van een polshorloge?
Hoe laat vertrekt de laatste trein naar het vliegveld?
Waar kan ik mijn paspoort verlengen?
Welke film won vorig jaar de prijs voor de beste film?
Hoe stel ik het wachtwoord van mijn mailaccount opnieuw in?
Wat is de beste manier om gitaar te leren spelen?
Hoeveel calorieën heeft een banaan?
Welke planten groeien goed in de schaduw?
Wat voor weer wordt het morgen?
Hoe doe ik belastingaangifte?
Welk medicijn helpt tegen hooikoorts?
In welk jaar stierf hij?
Hoe heette zijn broer?
Welke groepen waren tegen de hervorming?
Wie voerde het leger aan?
Hoeveel geld bracht de film op?
Wat ontdekten de wetenschappers in de grot?
In welke stad werden de spelen gehouden?
Welke twee landen ondertekenden het akkoord?
Waarom verlieten de arbeiders de fabriek?
Van wie was het land voor de oorlog?
`
