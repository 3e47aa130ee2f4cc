/** Questions that next to no business document answers, one a line. */
export const NORWEGIAN = `
Hva heter hovedstaden i Australia?
Hvor mange spillere er det på et fotballag?
Hvem malte taket i Det sixtinske kapell?
Hvordan fjerner jeg en rødvinsflekk fra et teppe?
Hvilken kjernetemperatur skal en stekt kylling ha?
Når gikk det første mennesket på månen?
Hvor høyt er det høyeste fjellet i Afrika?
Hvilket vitamin er det mest av i appelsiner?
Hvor ofte bør jeg vanne en kaktus?
Hvem skrev romanen om den hvite hvalen?
Hvilken valuta brukes i Sveits?
Hvor lang tid tar det å fly fra London til New York?
Hva er årsaken til torden og lyn?
Hvilken elv renner gjennom Wien?
Hvor mange strenger har en fiolin?
Hva er det kjemiske symbolet for gull?
Hvordan lærer jeg hunden min å sitte?
Hvilket land vant fotball-VM i 1998?
Hvor mye salt skal det være i et brød?
Hva bestemte regjeringen om den nye avgiften på sukker?
Hvem var den første presidenten i Sør-Afrika etter apartheid?
Hvor mange mennesker bor i den største byen i Japan?
Hvorfor er havet salt?
Hvilket språk snakker folk flest i Brasil?
Hvilken planet har flest måner?
Hvordan lager bier honning?
Når tok andre verdenskrig slutt i Europa?
Hvor stor prosentandel av befolkningen bor på landet?
Hvem oppfant trykkpressen?
Hvilket selskap bygde den første elbilen?
Hvordan velger et universitet ut sine nye studenter?
Hvilken rolle hadde kongen i kirken?
Hvor mange soldater døde i slaget?
Hva er den viktigste energikilden på Island?
Hvilken lov beskytter arbeidstakere mot oppsigelse?
Hva anbefaler legene mot hodepine?
Hvor mange representanter sitter på Stortinget?
Hvorfor mistet imperiet koloniene sine?
Hva slags musikk skrev komponisten til operaen?
Når ble jernbanen mellom de to byene åpnet?
Hvilke dyr lever i regnskogen?
Hva skjer med oksygenet når jern ruster?
Hvordan fastsettes lønnen til læreren?
Hvem ledet ekspedisjonen til Sørpolen?
Hvor mye regner det i gjennomsnitt i ørkenen om sommeren?
Hvilket lag spiller hjemmekampene sine på den nye stadionen?
Hvordan bytter jeg batteri i et armbåndsur?
Når går det siste toget til flyplassen?
Hvor kan jeg fornye passet mitt?
Hvilken film vant prisen for beste film i fjor?
Hvordan tilbakestiller jeg passordet til e-postkontoen min?
Hva er den beste måten å lære seg å spille gitar på?
Hvor mange kalorier er det i en banan?
Hvilke planter trives godt i skyggen?
Kan du anbefale en god restaurant i nærheten av havna?
Hvordan blir været i morgen?
Hvordan leverer jeg skattemeldingen?
Hvilken medisin hjelper mot pollenallergi?
Hvor mange egg trenger jeg til pannekaker?
Hva er lysets hastighet i vakuum?
Hvilket år døde han?
Hva het broren hans?
Hvor mange elever går på skolen?
Hva er et annet navn på sykdommen?
Hvilke grupper var imot reformen?
Hva slags bergart består øya av?
Hvem hadde kommandoen over hæren?
Hvor mye penger spilte filmen inn?
Hva oppdaget forskerne i hulen?
Hvilken by var vertskap for lekene?
Hva er hovedmålet med teorien?
Hvor gammel var keiseren da faren hans døde?
Hvor mange prosent av velgerne stemte på presidenten?
Hva ble bygget på høyden i forrige århundre?
Hvilke to land undertegnet avtalen?
Hva produserer kroppen når den er kald?
Hvor mange bøker finnes det i biblioteket?
Hva er den største øya i havet?
Hvorfor forlot arbeiderne fabrikken?
Hvem eide jorda før krigen?
`
