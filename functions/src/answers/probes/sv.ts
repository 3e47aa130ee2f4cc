/** Questions that next to no business document answers, one a line. */
export const SWEDISH = `
Vad heter Australiens huvudstad?
Hur många spelare är det i ett fotbollslag?
Vem målade taket i Sixtinska kapellet?
Hur får jag bort en rödvinsfläck från en matta?
Vilken innertemperatur ska en ugnsstekt kyckling ha?
När gick den första människan på månen?
Hur högt är Afrikas högsta berg?
Vilken vitamin innehåller apelsiner mest av?
Hur ofta ska jag vattna en kaktus?
Vem skrev romanen om den vita valen?
Vilken valuta använder man i Schweiz?
Hur lång tid tar det att flyga från London till New York?
Vad beror åska och blixtar på?
Vilken flod rinner genom Wien?
Hur många strängar har en fiol?
Vad är den kemiska beteckningen för guld?
Hur lär jag min hund att sitta?
Vilket land vann fotbolls-VM 1998?
Hur mycket salt ska det vara i ett bröd?
Vad beslutade regeringen om den nya sockerskatten?
Vem blev Sydafrikas första president efter apartheid?
Hur många människor bor i Japans största stad?
Varför är havet salt?
Vilket språk talar de flesta i Brasilien?
Vilken planet har flest månar?
Hur gör bin honung?
När tog andra världskriget slut i Europa?
Hur stor andel av befolkningen bor på landsbygden?
Vem uppfann tryckpressen?
Vilket företag byggde den första elbilen?
Hur väljer ett universitet ut sina nya studenter?
Vilken roll hade kungen i kyrkan?
Hur många soldater dog i slaget?
Vilken är den viktigaste energikällan på Island?
Vilken lag skyddar arbetstagare mot uppsägning?
Vad rekommenderar läkare mot huvudvärk?
Hur många ledamöter har riksdagen?
Varför förlorade imperiet sina kolonier?
Vad för slags musik skrev kompositören till operan?
När öppnades järnvägen mellan de två städerna?
Vilka djur lever i regnskogen?
Vad händer med syret när järn rostar?
Hur bestäms lärarens lön?
Vem ledde expeditionen till Sydpolen?
Hur mycket regnar det i genomsnitt i öknen på sommaren?
Vilket lag spelar sina hemmamatcher på den nya arenan?
Hur byter jag batteri i ett armbandsur?
Hur dags går sista tåget till flygplatsen?
Var kan jag förnya mitt pass?
Vilken film fick priset för bästa film förra året?
Hur återställer jag lösenordet till min e-post?
Vilket är bästa sättet att lära sig spela gitarr?
Hur många kalorier innehåller en banan?
Vilka växter trivs i skugga?
Kan du rekommendera en bra restaurang nära hamnen?
Vad blir det för väder i morgon?
Hur deklarerar jag min inkomst?
Vilken medicin hjälper mot hösnuva?
Hur många ägg behöver jag till pannkakor?
Hur snabbt färdas ljuset i vakuum?
Vilket år dog han?
Vad hette hans bror?
Hur många elever går på skolan?
Vad kallas sjukdomen också?
Vilka grupper var emot reformen?
Vilken sorts bergart består ön av?
Vem hade befälet över armén?
Hur mycket pengar drog filmen in?
Vad upptäckte forskarna i grottan?
Vilken stad var värd för spelen?
Vad är teorins främsta mål?
Hur gammal var kejsaren när hans far dog?
Hur många procent av väljarna röstade på presidenten?
Vad byggdes på kullen under förra århundradet?
Vilka två länder skrev under avtalet?
Vad producerar kroppen när den är kall?
Hur många böcker finns det i biblioteket?
Vilken är den största ön i havet?
Varför lämnade arbetarna fabriken?
Vem ägde marken före kriget?
`
