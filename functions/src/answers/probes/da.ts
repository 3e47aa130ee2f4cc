/** Questions that next to no business document answers, one a line. */
export const DANISH = `
Hvad hedder Australiens hovedstad?
Hvor mange spillere er der på et fodboldhold?
Hvem malede loftet i Det Sixtinske Kapel?
Hvordan fjerner jeg en rødvinsplet fra et gulvtæppe?
Hvilken temperatur skal en stegt kylling have indeni?
Hvornår gik det første menneske på månen?
Hvor højt er Afrikas højeste bjerg?
Hvilket vitamin er der mest af i appelsiner?
Hvor tit skal jeg vande en kaktus?
Hvem skrev romanen om den hvide hval?
Hvilken valuta bruger man i Schweiz?
Hvor lang tid tager det at flyve fra London til New York?
Hvad er årsagen til torden og lyn?
Hvilken flod løber gennem Wien?
Hvor mange strenge har en violin?
Hvad er det kemiske symbol for guld?
Hvordan lærer jeg min hund at sidde?
Hvilket land vandt VM i fodbold i 1998?
Hvor meget salt skal der i et brød?
Hvad besluttede regeringen om den nye afgift på sukker?
Hvem var Sydafrikas første præsident efter apartheid?
Hvor mange mennesker bor der i Japans største by?
Hvorfor er havet salt?
Hvilket sprog taler de fleste mennesker i Brasilien?
Hvilken planet har flest måner?
Hvordan laver bier honning?
Hvornår sluttede Anden Verdenskrig i Europa?
Hvor stor en procentdel af befolkningen bor på landet?
Hvem opfandt trykpressen?
Hvilket firma byggede den første elbil?
Hvordan udvælger et universitet sine nye studerende?
Hvilken rolle havde kongen i kirken?
Hvor mange soldater døde i slaget?
Hvad er den vigtigste energikilde på Island?
Hvilken lov beskytter lønmodtagere mod afskedigelse?
Hvad anbefaler lægerne mod hovedpine?
Hvor mange medlemmer har Folketinget?
Hvorfor mistede imperiet sine kolonier?
Hvilken slags musik skrev komponisten til operaen?
Hvornår åbnede jernbanen mellem de to byer?
Hvilke dyr lever i regnskoven?
Hvad sker der med ilten, når jern ruster?
Hvordan fastsættes lærerens løn?
Hvem ledede ekspeditionen til Sydpolen?
Hvor meget regner det i gennemsnit i ørkenen om sommeren?
Hvilket hold spiller sine hjemmekampe på det nye stadion?
Hvordan skifter jeg batteri i et armbåndsur?
Hvornår kører det sidste tog til lufthavnen?
Hvor kan jeg få fornyet mit pas?
Hvilken film vandt prisen for bedste film sidste år?
Hvordan nulstiller jeg adgangskoden til min mailkonto?
Hvad er den bedste måde at lære at spille guitar på?
Hvor mange kalorier er der i en banan?
Hvilke planter trives i skygge?
Kan du anbefale en god restaurant i nærheden af havnen?
Hvordan bliver vejret i morgen?
Hvordan indberetter jeg min selvangivelse?
Hvilken medicin hjælper mod høfeber?
Hvor mange æg skal jeg bruge til pandekager?
Hvad er lysets hastighed i vakuum?
Hvilket år døde han?
Hvad hed hans bror?
Hvor mange elever går der på skolen?
Hvad kaldes sygdommen også?
Hvilke grupper var imod reformen?
Hvilken slags bjergart består øen af?
Hvem stod i spidsen for hæren?
Hvor mange penge indtjente filmen?
Hvad opdagede forskerne i hulen?
Hvilken by var vært for legene?
Hvad er teoriens hovedformål?
Hvor gammel var kejseren, da hans far døde?
Hvor mange procent af vælgerne stemte på præsidenten?
Hvad blev der bygget på bakken i forrige århundrede?
Hvilke to lande underskrev aftalen?
Hvad producerer kroppen, når den er kold?
Hvor mange bøger er der på biblioteket?
Hvad hedder den største ø i havet?
Hvorfor forlod arbejderne fabrikken?
Hvem ejede jorden før krigen?
`
