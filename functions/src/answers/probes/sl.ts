/** Questions that next to no business document answers, one a line. */
export const SLOVENIAN = `
Katero je glavno mesto Avstralije?
Koliko igralcev ima nogometna ekipa?
Kdo je poslikal strop Sikstinske kapele?
Kako odstranim madež rdečega vina s preproge?
Kakšno temperaturo mora imeti pečen piščanec v sredini?
Kdaj je prvi človek stopil na Luno?
Kako visoka je najvišja gora v Afriki?
Katerega vitamina je v pomarančah največ?
Kako pogosto moram zalivati kaktus?
Kdo je napisal roman o belem kitu?
S katero valuto se plačuje v Švici?
Kako dolgo traja let iz Londona v New York?
Zakaj nastaneta grom in strela?
Katera reka teče skozi Dunaj?
Koliko strun ima violina?
Kakšen je kemijski simbol za zlato?
Kako psa naučim sesti na ukaz?
Katera država je leta 1998 zmagala na svetovnem prvenstvu v nogometu?
Koliko soli gre v hlebec kruha?
Kaj je vlada odločila o novem davku na sladkor?
Kdo je bil prvi predsednik Južnoafriške republike po koncu apartheida?
Koliko ljudi živi v največjem mestu na Japonskem?
Zakaj je morje slano?
Kateri jezik govori večina ljudi v Braziliji?
Kateri planet ima največ lun?
Kako čebele delajo med?
Kdaj se je v Evropi končala druga svetovna vojna?
Kolikšen odstotek prebivalstva živi na podeželju?
Kdo je izumil tiskarski stroj?
Katero podjetje je izdelalo prvi električni avtomobil?
Kako univerza izbira nove študente?
Kakšno vlogo je imel kralj v cerkvi?
Koliko vojakov je padlo v bitki?
Kaj je glavni vir energije na Islandiji?
Kateri zakon ščiti delavce pred odpovedjo?
Kaj zdravniki priporočajo proti glavobolu?
Koliko članov ima državni zbor?
Zakaj je imperij izgubil svoje kolonije?
Kakšno glasbo je skladatelj napisal za opero?
Kdaj so odprli železniško progo med mestoma?
Katere živali živijo v deževnem gozdu?
Kaj se zgodi s kisikom, ko železo rjavi?
Kako se določi plača učitelja?
Kdo je vodil odpravo na južni pol?
Koliko dežja v povprečju pade poleti v puščavi?
Katera ekipa igra domače tekme na novem stadionu?
Kako zamenjam baterijo v ročni uri?
Kdaj odpelje zadnji vlak na letališče?
Kje lahko podaljšam potni list?
Kateri film je lani dobil nagrado za najboljši film?
Kako ponastavim geslo za elektronsko pošto?
Kako se najlažje naučim igrati kitaro?
Koliko kalorij ima banana?
Katere rastline dobro uspevajo v senci?
Mi lahko priporočite dobro restavracijo blizu pristanišča?
Kakšno bo jutri vreme?
Kako oddam napoved za dohodnino?
Katero zdravilo pomaga proti senenemu nahodu?
Koliko jajc potrebujem za palačinke?
Kolikšna je hitrost svetlobe v vakuumu?
Katerega leta je umrl?
Kako je bilo ime njegovemu bratu?
Koliko učencev obiskuje šolo?
Kako se bolezen še imenuje?
Katere skupine so bile proti reformi?
Iz kakšne kamnine je otok?
Kdo je poveljeval vojski?
Koliko denarja je zaslužil film?
Kaj so znanstveniki odkrili v jami?
Katero mesto je gostilo igre?
Kaj je glavni cilj te teorije?
Koliko let je imel cesar, ko mu je umrl oče?
Kolikšen odstotek volivcev je glasoval za predsednika?
Kaj so v prejšnjem stoletju zgradili na hribu?
Kateri dve državi sta podpisali sporazum?
Kaj telo proizvaja, kadar ga zebe?
Koliko knjig je v knjižnici?
Kateri je največji otok v tem morju?
Zakaj so delavci zapustili tovarno?
Čigava je bila zemlja pred vojno?
`
