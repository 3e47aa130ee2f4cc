/** Questions that next to no business document answers, one a line. */
export const CROATIAN = `
Koji je glavni grad Australije?
Koliko igrača ima nogometna momčad?
Tko je oslikao strop Sikstinske kapele?
Kako ukloniti mrlju od crnog vina s tepiha?
Koju temperaturu pečeno pile treba postići iznutra?
Kada je čovjek prvi put hodao po Mjesecu?
Koliko je visoka najviša planina u Africi?
Kojeg vitamina ima najviše u narančama?
Koliko često trebam zalijevati kaktus?
Tko je napisao roman o bijelom kitu?
Koja se valuta koristi u Švicarskoj?
Koliko traje let od Londona do New Yorka?
Zašto nastaju grmljavina i munje?
Koja rijeka teče kroz Beč?
Koliko žica ima violina?
Koji je kemijski simbol za zlato?
Kako naučiti psa da sjedne?
Koja je država osvojila Svjetsko nogometno prvenstvo 1998. godine?
Koliko soli ide u jednu štrucu kruha?
Što je vlada odlučila o novom porezu na šećer?
Tko je bio prvi predsjednik Južnoafričke Republike nakon apartheida?
Koliko ljudi živi u najvećem gradu Japana?
Zašto je more slano?
Kojim jezikom govori većina ljudi u Brazilu?
Koji planet ima najviše mjeseca?
Kako pčele proizvode med?
Kada je završio Drugi svjetski rat u Europi?
Koliki postotak stanovništva živi na selu?
Tko je izumio tiskarski stroj?
Koja je tvrtka napravila prvi električni automobil?
Kako sveučilište bira nove studente?
Kakvu je ulogu kralj imao u crkvi?
Koliko je vojnika poginulo u bitki?
Što je glavni izvor energije na Islandu?
Koji zakon štiti radnike od otkaza?
Što liječnici preporučuju protiv glavobolje?
Koliko zastupnika ima državni parlament?
Zašto je carstvo izgubilo svoje kolonije?
Kakvu je glazbu skladatelj napisao za operu?
Kada je otvorena željeznička pruga između ta dva grada?
Koje životinje žive u prašumi?
Što se događa s kisikom kada željezo hrđa?
Kako se određuje plaća učitelja?
Tko je vodio ekspediciju na Južni pol?
Koliko kiše u prosjeku padne u pustinji tijekom ljeta?
Koja momčad igra domaće utakmice na novom stadionu?
Kako zamijeniti bateriju u ručnom satu?
U koliko sati polazi zadnji vlak za zračnu luku?
Gdje mogu obnoviti putovnicu?
Koji je film prošle godine osvojio nagradu za najbolji film?
Kako mogu resetirati lozinku za svoju e-poštu?
Koji je najbolji način da naučim svirati gitaru?
Koliko kalorija ima banana?
Koje biljke dobro uspijevaju u sjeni?
Možete li mi preporučiti dobar restoran blizu luke?
Kakvo će vrijeme biti sutra?
Kako predati prijavu poreza na dohodak?
Koji lijek pomaže protiv peludne groznice?
Koliko mi jaja treba za palačinke?
Kolika je brzina svjetlosti u vakuumu?
Koje je godine umro?
Kako se zvao njegov brat?
Koliko učenika pohađa tu školu?
Koji je drugi naziv za tu bolest?
Koje su skupine bile protiv reforme?
Od koje je vrste stijena građen otok?
Tko je zapovijedao vojskom?
Koliko je novca zaradio film?
Što su znanstvenici otkrili u špilji?
Koji je grad bio domaćin igara?
Što je glavni cilj te teorije?
Koliko je godina imao car kada mu je umro otac?
Koliki je postotak birača glasao za predsjednika?
Što je izgrađeno na brdu u prošlom stoljeću?
Koje su dvije države potpisale sporazum?
Što tijelo stvara kada mu je hladno?
Koliko knjiga ima u knjižnici?
Koji je najveći otok u tom moru?
Zašto su radnici napustili tvornicu?
Tko je bio vlasnik zemlje prije rata?
`
