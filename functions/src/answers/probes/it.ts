/** Questions that next to no business document answers, one a line. */
export const ITALIAN = `
Qual è la capitale dell'Australia?
Quanti giocatori ha una squadra di calcio?
Chi ha dipinto il soffitto della Cappella Sistina?
Come tolgo una macchia di vino rosso dal tappeto?
Quale temperatura deve raggiungere all'interno un pollo arrosto?
Quando il primo uomo ha camminato sulla Luna?
Quanto è alta la montagna più alta dell'Africa?
Quale vitamina contengono soprattutto le arance?
Ogni quanto devo annaffiare un cactus?
Chi ha scritto il romanzo sulla balena bianca?
Quale moneta si usa in Svizzera?
Quanto dura il volo da Londra a New York?
Che cosa provoca i tuoni e i fulmini?
Quale fiume attraversa Vienna?
Quante corde ha un violino?
Qual è il simbolo chimico dell'oro?
Come insegno al mio cane a sedersi?
Quale paese ha vinto i Mondiali di calcio nel 1998?
Quanto sale serve per una pagnotta?
Che cosa ha deciso il governo sulla nuova tassa sullo zucchero?
Chi fu il primo presidente del Sudafrica dopo l'apartheid?
Quante persone vivono nella città più grande del Giappone?
Perché il mare è salato?
Quale lingua parla la maggior parte delle persone in Brasile?
Quale pianeta ha più lune?
Come fanno il miele le api?
Quando finì in Europa la seconda guerra mondiale?
Quale percentuale della popolazione vive in campagna?
Chi ha inventato la stampa?
Quale azienda ha costruito la prima auto elettrica?
Come sceglie un'università i suoi nuovi studenti?
Qual era il ruolo del re nella chiesa?
Quanti soldati morirono nella battaglia?
Qual è la principale fonte di energia in Islanda?
Quale legge protegge i lavoratori dal licenziamento?
Che cosa consigliano i medici contro il mal di testa?
Quanti membri ha il parlamento nazionale?
Perché l'impero perse le sue colonie?
Che tipo di musica scrisse il compositore per l'opera?
Quando fu aperta la linea ferroviaria tra le due città?
Quali animali vivono nella foresta tropicale?
Che cosa succede all'ossigeno quando il ferro arrugginisce?
Come si determina lo stipendio degli insegnanti?
Chi guidò la spedizione al Polo Sud?
Quanto piove in media nel deserto d'estate?
Come cambio la batteria di un orologio da polso?
A che ora parte l'ultimo treno per l'aeroporto?
Dove posso rinnovare il passaporto?
Quale film ha vinto il premio come miglior film l'anno scorso?
Come reimposto la password della posta elettronica?
Qual è il modo migliore per imparare la chitarra?
Quante calorie ha una banana?
Quali piante crescono bene all'ombra?
Che tempo farà domani?
Come presento la dichiarazione dei redditi?
Quale medicina aiuta contro la febbre da fieno?
In quale anno è morto?
Come si chiamava suo fratello?
Quali gruppi erano contrari alla riforma?
Chi comandava l'esercito?
Quanto denaro ha incassato il film?
Che cosa hanno scoperto gli scienziati nella grotta?
Quale città ha ospitato i giochi?
Quali due paesi firmarono l'accordo?
Perché gli operai lasciarono la fabbrica?
A chi apparteneva la terra prima della guerra?
`
