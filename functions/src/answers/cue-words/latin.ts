import type { Language } from '../language.ts'
import type { CueWords } from './cue-words.ts'

/** Languages that are written in Latin letters. */
export const LATIN_CUE_WORDS: Readonly<Record<Language, CueWords>> = {
  de: {
    asked: {
      hours:
        'öffnungszeiten|sprechzeiten|geschäftszeiten|bürozeiten|ladenzeiten|(?:wann|um wie ?viel uhr|wie lange) (?:\\p{L}+ ){0,4}?(?:auf|offen|geöffnet|zu|geschlossen|besetzt|erreichbar)|(?:habt|habts|haben|hat|seid|sind|ist|macht|machen) (?:\\p{L}+ ){0,4}?(?:geöffnet|offen|geschlossen)',
      money:
        'was (?:zahle|bezahle|zahlt|nehmt|nehmen|verlangt|verlangen|muss ich (?:\\p{L}+ )?(?:zahlen|bezahlen))|preisliste',
      age: 'ab wie ?viele?n? jahren|mindestalter|zu (?:alt|jung)|wie viele jahre alt',
      duration: 'wie ?viele? (?:tage?n?|wochen|monate|stunden|minuten)|welche frist',
      quantity:
        'wie viele?|wieviele?|welche (?:anzahl|menge|höhe)|wie häufig|wie oft|wie groß|wie schwer|das wievielfache',
      time: '(?:in )?welche[mrsn]? (?:jahr|jahrhundert|jahrzehnt|monat|datum|zeitraum)|an welchem (?:tag|datum)|zu welcher zeit|seit wann|bis wann|um wie ?viel uhr|ab wann|welche uhrzeit|welcher uhrzeit|welche[nm]? tage?n?|wie (?:früh|spät)',
      place:
        '(?:in|auf|an|aus|zu|nach) welche[mrsn]? (?:stadt|land|ort|gebiet|region|staat|bundesstaat|kontinent|straße|insel|gebäude|universität)|woher|wohin|welche (?:stadt|region)|welches land',
      person:
        'wessen|von wem|welche (?:person|frau)|welcher (?:mann|\\p{L}*(?:könig|herrscher|präsident|autor|forscher|künstler|kaiser))',
      reason:
        'weshalb|weswegen|aus welchem grund|aus welchen gründen|was war der grund|was ist der grund',
      distance:
        'wie (?:lang|groß) ist|wie hoch (?:ist|sind|war) (?:der|die|das) (?:turm|berg|gebäude|höhle)',
    },
    numbers:
      'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{L}+zehn|zwanzig|\\p{L}*(?:dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|hundert|tausend)|millionen|milliarden?|dutzend|hälfte|drittel|viertel|\\p{L}*fache[ns]?|einmal|zweimal|dreimal|täglich|wöchentlich|mehrere',
    spans:
      'sekunden?|minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|jahrzehnte?n?|jahrhunderte?n?',
    years: 'jahre?n?|jährig\\p{L}*',
    dates:
      'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|jahrhunderts?|jahrzehnt|\\p{L}+tags|täglich|wochenende|mitternacht|mittags?|morgens|abends|nachts|bereits im|frühjahr|sommer|herbst|winter|zeiten|zweiten? weltkriegs?|ersten? weltkriegs?',
    money: 'euro|cent|dollar|pfund|franken|prozent',
    free: 'kostenlos\\p{L}*|kostenfrei\\p{L}*|gratis|umsonst|unentgeltlich',
    reasons:
      'weil|denn|da|wegen|aufgrund|damit|um|grund|gründe|ursache|deshalb|daher|infolge|durch|führte dazu',
    places: 'hinter|neben|gegenüber|in (?:der|den|dem)|im|am|bei|nahe|adresse|straße',
    streets: 'straße str platz weg gasse allee',
    implied: {
      hours:
        'öffnungszeiten sprechzeiten geschäftszeiten bürozeiten besetzt erreichbar uhr woche wochenende morgens abends früh abend',
      money: 'teuer zahle zahlen bezahle bezahlen nehmt verlangt preisliste euro',
      age: 'ab jung mindestalter',
      place: 'finde finden findet befindet liegt hin standort adresse',
    },
    closing: {
      asked: 'geschlossen|zu|ruhetage?|betriebsferien|betriebsurlaub',
      words: 'öffnungszeiten geschlossen',
    },
    unnamed: {
      hours: 'öffnungszeiten geöffnet',
      language: 'sprechen sprache',
      age: 'alter jahre',
      place: 'anreise',
    },
  },
  es: {
    asked: {
      hours:
        'horarios?|(?:a|hasta|desde) qué horas? (?:\\p{L}+ ){0,2}?(?:abr|cierr|cerr)\\p{L}*|(?:cuándo|qué días?) (?:\\p{L}+ ){0,3}?(?:abr[eiía]|cierr|cerr|abiert)\\p{L}*|abrís|abren|abre|abrirán|cierran|cierra|cerráis|est(?:á|án|áis|ás) (?:abiert|cerrad)[oa]s?',
      money:
        'cuánto (?:(?:me|nos|te) )?(?:cuestan?|valen?|salen?|es|sería|cobran?|cobráis|costaría|saldría|(?:hay|tengo|tenemos) que pagar|(?:se )?pag[ao]|pagamos|por)|a cuánto|qué (?:precio|cuesta|vale)|precios?|coste|tarifas?|más (?:car|barat)[oa]s?',
      quantity:
        'cuánt[oa]s?|qué (?:porcentaje|cantidad|número|proporción)|cuál (?:es|era|fue) (?:el|la) (?:número|cantidad|porcentaje|población|temperatura|capacidad)|con qué frecuencia',
      time: 'cuándo|(?:en|a|hasta|desde)? ?qué (?:año|fecha|día|mes|siglo|década|hora|horas|momento)|desde cuándo|hasta cuándo',
      duration:
        'cuánto (?:tiempo|dura|tarda|duró|tardan)|cuántos (?:días|años|meses|minutos|segundos) (?:dura|tarda|duró|tardan|tengo|tenemos|hay)|qué plazo',
      age: 'qué edad|cuántos años (?:tiene|tenía|hay que tener)|edad mínima',
      distance:
        'a qué (?:distancia|altura|profundidad)|qué (?:altura|longitud|profundidad|distancia|ancho) ',
      person:
        'quién|quiénes|de quién|a quién|qué (?:persona|rey|presidente|autor|científico|emperador|líder)',
      place:
        'dónde|adónde|de dónde|(?:en|de|a) qué (?:ciudad|país|lugar|estado|región|calle|sitio|parte|continente|universidad)|dirección',
      reason: 'por qué|cuál (?:es|fue|era) la (?:razón|causa)|a qué se debe',
    },
    numbers:
      'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}+|veint\\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|\\p{L}*cient[oa]s|mil|millón|millones|mitad|tercio|tercios|cuarto|docena|docenas|decenas|varios|varias|doble|triple',
    spans: 'segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|décadas?|siglos?',
    years: 'años?',
    dates:
      'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|siglo|década|principios|finales|mediodía|medianoche|diariamente|cada (?:día|semana|mes|año)',
    money: 'euros?|céntimos|dólares|pesos|libras|por ciento',
    free: 'gratis|gratuit[oa]s?|sin (?:coste|cargo)',
    reasons:
      'porque|ya que|debido|a causa|por lo que|para|puesto que|razón|causa|motivo|gracias|como resultado',
    places:
      'detrás|junto|frente|en (?:el|la|los|las)|cerca|calle|avenida|plaza|dirección|situad[oa]|ubicad[oa]',
    closed: 'cerrad[oa]s?|cierra|cerramos|24 horas',
    streets: 'calle avenida plaza paseo carretera',
    implied: {
      hours:
        'horario horarios hora horas abre abren abrís abrir abierto abierta abiertos abiertas cierra cierran cerráis cerrar cerrado cerrada apertura cierre tienda local semana mañana tarde noche',
      time: 'hora horas día fecha',
      money:
        'precio precios cuesta cuestan coste costo costos costar vale valen sale salen cobran cobráis cobra tarifa tarifas caro cara',
      place: 'dirección ubicados ubicado ubicación encuentran encuentra queda quedan sitio',
      age: 'edad años mínima',
      duration: 'dura tarda tardan tardáis tiempo',
    },
    closing: {
      asked: 'cerrad[oa]s?|(?:cerráis|cierran|cierra)(?<!cuándo.*)',
      words: 'horario cerrado',
    },
    unnamed: {
      hours: 'horario abierto',
      language: 'hablan idioma',
      age: 'edad años',
      place: 'dirección',
    },
  },
  fr: {
    asked: {
      hours:
        "horaires?|heures? d[’']ouverture|quelle heure (?:\\p{L}+[- ]){0,4}?(?:ouvr|ferm)\\p{L}*|(?:quand|quels? jours?) (?:\\p{L}+[- ]){0,4}?(?:ouvr|ouvert|ferm)\\p{L}*|(?:vous|c[’']est|est|êtes-vous|sont|es-tu) (?:\\p{L}+ )?(?:ouvert|fermé)\\p{L}*|ouvrez(?:-vous)?|fermez(?:-vous)?|ouvre|ferme|ouvrent|ferment",
      money:
        "combien(?! (?:de (?!l[’']|la )|êtes|sommes|sont|y a)| d[’'])|quel (?:est le )?(?:prix|tarif|coût)|quels (?:sont les )?(?:prix|tarifs)|prix|tarifs?|coûte|plus (?:cher|chère|chers)|moins (?:cher|chère|chers)",
      duration:
        'combien de (?:temps|jours|minutes|mois|semaines|heures)|quel (?:est le )?délai|quelle (?:est la )?durée',
      age: 'quel âge|à quel âge|âge minimum',
      distance:
        'à quelle (?:distance|hauteur|profondeur)|quelle (?:est la )?(?:hauteur|distance|longueur|profondeur)',
      quantity:
        'combien|quel (?:est le )?(?:nombre|pourcentage)|quelle (?:est la )?(?:quantité|proportion|taille|capacité)',
      time: "quand|à quelle heure|(?:en|à|de|depuis)? ?quell?e? (?:année|date|jour|mois|siècle|époque|heure|décennie)|jusqu[’']à quand|depuis quand",
      person: 'qui|à qui|de qui|quelle personne',
      place:
        "où|dans quel(?:le)? (?:ville|pays|lieu|région|rue|endroit|bâtiment)|quelle (?:est (?:l[’']|votre )?)?adresse|à quel endroit",
      reason: 'pourquoi|pour quelle raison|quelle est la (?:raison|cause)',
    },
    numbers:
      'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cents?|mille|millions?|milliards?|moitié|tiers|quart|douzaine|dizaine|plusieurs|double|triple',
    spans: 'secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|années?|décennies?|siècles?',
    years: 'ans?|années?',
    dates:
      'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|siècle|midi|minuit|chaque (?:jour|semaine|mois|année)|quotidien\\p{L}*|\\d{1,2} ?h(?: ?\\d\\d)?',
    money: 'euros?|centimes?|dollars?|livres|francs?|pour cent',
    free: 'gratuits?|gratuitement|gratuites?|sans frais',
    reasons: 'parce|car|afin|puisque|en raison|grâce|à cause|pour|raison|cause',
    places: 'derrière|devant|face|à|au|aux|dans|en|près|rue|avenue|place|adresse|situé\\p{L}*',
    closed: 'fermée?s?|ferme|24 heures|24 ?h',
    streets: 'rue avenue boulevard place quai chemin',
    implied: {
      hours:
        'horaire horaires heure heures ouvre ouvrent ouvrez ouvert ouverte ouverts ouvertes ouverture ferme ferment fermez fermé fermée fermés fermeture magasin boutique semaine matin soir jour jours',
      time: 'heure heures jour date',
      money: 'prix tarif tarifs coûte coûtent coût coûter vaut payer paie paye cher chère',
      place: 'adresse situé située situés trouve trouver trouvez trouvent endroit',
      age: 'âge ans minimum',
      duration: 'dure durent durée temps délai',
    },
    closing: {
      asked: 'fermée?s|fermetures?|(?:fermez|ferment|fermée?|ferme)(?<!quand.*)',
      words: 'horaires fermeture',
    },
    unnamed: {
      hours: 'horaires ouvert',
      language: 'parlez langue',
      age: 'âge ans',
      place: 'adresse',
    },
  },
  it: {
    asked: {
      hours:
        'orari[o]?|che ora (?:\\p{L}+ ){0,2}?(?:apr|chiud)\\p{L}*|(?:quando|giorni) (?:\\p{L}+ ){0,2}?(?:apr|chiud|apert|chius)\\p{L}*|(?:siete|è|sono) (?:apert|chius)[oiae]|aprite|chiudete|apre|chiude',
      money:
        "quanto (?:costa|costano|costerebbe|viene|vengono|si paga|pago|paghiamo|è|sono|devo pagare|bisogna pagare|chiedete|prendete)|quant[’']è|più (?:car|economic)[oaie]|qual è il (?:prezzo|costo)|quali sono i prezzi|prezzi?|tariffe?",
      duration:
        'quanto (?:tempo|dura|ci vuole|ci mette|durano)|quanti (?:giorni|minuti|mesi)|quante (?:ore|settimane)|entro quanto',
      age: "quanti anni|che età|qual è l[’']età|a che età",
      distance:
        'quanto (?:dista|è (?:alto|alta|lontano|lontana|profondo|lungo|larga?))|a che distanza',
      quantity: 'quant[oaie]|qual è (?:il numero|la percentuale|la quantità)|che percentuale',
      time: 'quando|a che ora|(?:in|da|di|fino a)? ?(?:che|quale) (?:anno|data|giorno|mese|secolo|orario)|fino a quando',
      person: 'chi|di chi|a chi|quale persona',
      place:
        "dove|dov[’']è|da dove|in (?:che|quale) (?:città|paese|luogo|via|regione|posto)|qual è (?:il vostro |l[’'])?indirizzo|indirizzo",
      reason: 'perché|per quale (?:motivo|ragione)|come mai',
    },
    numbers:
      'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|cento|mille|\\p{L}*mila|milion[ei]|miliard[oi]|metà|terzo|quarto|dozzina|diversi|doppio|triplo',
    spans:
      'second[oi]|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|decenn[io]|secol[oi]',
    years: 'ann[oi]',
    dates:
      'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|secolo|mezzogiorno|mezzanotte|ogni (?:giorno|settimana|mese|anno)',
    money: 'euro|centesimi|dollari|sterline|per cento',
    free: 'gratis|gratuit\\p{L}*|senza spese',
    reasons: 'perché|poiché|a causa|grazie|per|motivo|dato che|siccome|affinché',
    places: 'dietro|davanti|accanto|a|in|nel|nella|presso|via|piazza|corso|viale|indirizzo|vicino',
    closed: 'chius[oiae]|24 ore',
    streets: 'via piazza corso viale',
    implied: {
      hours:
        'orario orari ora ore apre aprite aprono aperto aperta aperti apertura chiude chiudete chiuso chiusi chiusura negozio locale settimana mattina sera giorno giorni',
      time: 'ora ore giorno data',
      money:
        'prezzo prezzi costa costano costo costi viene vengono pagare paga tariffa tariffe caro cara',
      place: 'indirizzo trovate trova trovo situati situato posto',
      age: 'età anni minima',
      duration: 'dura durano tempo',
    },
    closing: {
      asked: 'chius[oaie]|chiusur[ae]|(?:chiudete|chiude)(?<!quando.*)',
      words: 'orario chiuso',
    },
    unnamed: {
      hours: 'orario aperto',
      language: 'parlate lingua',
      age: 'età anni',
      place: 'indirizzo',
    },
  },
  pt: {
    asked: {
      hours:
        'horários?|que horas (?:\\p{L}+ ){0,3}?(?:abr|fech)\\p{L}*|(?:quando|que dias) (?:\\p{L}+ ){0,2}?(?:abr[ei]|fech|abert)\\p{L}*|(?:estão|está|é) (?:abert|fechad)[oa]s?|abrem|fecham|abre|fecha',
      money:
        'quanto (?:custa|custam|é|fica|sai|seria|cobram|pago|pagamos|vale|se paga|tenho (?:de|que) pagar|preciso pagar|é que custa)|mais (?:car|barat)[oa]s?|qual (?:é )?o (?:preço|custo|valor)|quais são os preços|preços?',
      duration:
        'quanto tempo|quantos (?:dias|minutos|meses)|quantas (?:horas|semanas)|qual (?:é )?o prazo|quanto demora|quanto dura',
      age: 'que idade|quantos anos|qual (?:é )?a idade|idade mínima',
      distance: 'a que (?:distância|altura)|qual (?:é )?a (?:altura|distância|profundidade)',
      quantity: 'quant[oa]s?|qual (?:é )?(?:o número|a percentagem|a quantidade)|que percentagem',
      time: 'quando|a que horas?|que horas|(?:em|de|até|desde)? ?(?:que|qual) (?:ano|data|dia|mês|século|hora|horário)|até quando|desde quando',
      person: 'quem|de quem|a quem|que pessoa',
      place:
        'onde|aonde|de onde|em (?:que|qual) (?:cidade|país|lugar|rua|região)|qual (?:é )?(?:o |a )?(?:vosso |seu )?(?:endereço|morada)',
      reason: 'porquê|por que|por quê|porque é que|qual (?:é )?(?:o motivo|a razão)',
    },
    numbers:
      'dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|mil|milhão|milhões|metade|terço|quarto|dúzia|vários|várias|dobro|triplo',
    spans: 'segundos?|minutos?|horas?|dias?|semanas?|mês|meses|anos?|décadas?|séculos?',
    years: 'anos?',
    dates:
      'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|segundas?|terças?|quartas?|quintas?|sextas?|sábados?|domingos?|século|meio-dia|meia-noite|cada (?:dia|semana|mês|ano)|diariamente|\\d{1,2} ?h(?: ?\\d\\d)?',
    money: 'euros?|cêntimos|centavos|dólares|reais|libras|por cento',
    free: 'grátis|gratuit\\p{L}*|sem custos?',
    reasons: 'porque|pois|devido|por causa|graças|para|motivo|razão|já que',
    places: 'atrás|junto|ao lado|em|no|na|perto|rua|avenida|praça|endereço|morada|situad[oa]',
    closed: 'fechad[oa]s?|24 horas',
    streets: 'rua avenida praça largo',
    implied: {
      hours:
        'horário horários hora horas abre abrem aberto aberta abertos abertura fecha fecham fechado fechada loja semana manhã tarde noite dia dias',
      time: 'hora horas dia data',
      money:
        'preço preços custa custam custo valor paga pago pagar cobram tarifa tarifas caro cara',
      place: 'endereço morada localizados localizado encontra encontram lugar',
      age: 'idade anos mínima',
      duration: 'dura duram demora tempo prazo',
    },
    closing: {
      asked: 'fechad[oa]s?|(?:fecham|fecha)(?<!quando.*)',
      words: 'horário fechado',
    },
    unnamed: {
      hours: 'horário aberto',
      language: 'falam língua',
      age: 'idade anos',
      place: 'endereço morada',
    },
  },
  nl: {
    asked: {
      hours:
        'openingstijden|openingsuren|(?:hoe laat|wanneer|welke dagen) (?:\\p{L}+ ){0,4}?(?:open|opent|geopend|dicht|sluit|sluiten|gesloten)|(?:zijn|is|bent|gaan|gaat) (?:\\p{L}+ ){0,5}?(?:open|dicht|gesloten|geopend)',
      money:
        'hoeveel (?:kost|kosten|betaal|betalen|rekenen|moet ik betalen|is het|vragen)|wat (?:kost|kosten|betaal|betaalt|rekenen|vragen)|hoe duur|wat is de prijs|welke prijs|prijs|prijzen|tarief|tarieven',
      duration:
        'hoe ?lang|hoeveel (?:tijd|dagen|weken|maanden|uur|minuten)|binnen hoeveel|hoe snel',
      age: 'hoe oud|welke leeftijd|minimumleeftijd',
      distance: 'hoe (?:ver|hoog|diep|breed)',
      quantity: 'hoeveel|hoe (?:groot|vaak|zwaar)|welk (?:percentage|aantal)|wat is het aantal',
      time: 'wanneer|hoe laat|(?:in|op|tot|vanaf|sinds)? ?welke? (?:jaar|datum|dag|maand|eeuw|tijdstip|uur|tijden)|tot wanneer|sinds wanneer',
      person: 'wie|van wie|aan wie|welke persoon|met wie',
      place:
        'waar|waarheen|waarvandaan|in welke? (?:stad|land|plaats|straat|regio|gebouw)|wat is (?:jullie|uw|het) adres|adres',
      reason: 'waarom|om welke reden|wat is de reden|hoe komt het',
    },
    numbers:
      'twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|\\p{L}+tien|twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig|honderd|duizend|miljoen|miljard|helft|derde|kwart|tientallen|meerdere',
    spans:
      'seconden?|minuten|minuut|uur|uren|dag(?:en)?|werkdagen|weken|week|maand(?:en)?|ja(?:ar|ren)|eeuw(?:en)?',
    years: 'ja(?:ar|ren)',
    dates:
      'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|\\p{L}*(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)(?:en|s)?|eeuw|dagelijks|weekend|middernacht|uur',
    money: 'euro|cent|dollar|pond|procent',
    free: 'gratis|kosteloos|geen kosten',
    reasons: 'omdat|want|vanwege|doordat|daarom|zodat|reden|dankzij|wegens|om',
    places:
      'achter|naast|tegenover|in|op|aan|te|bij|straat|plein|adres|\\p{L}+straat|\\p{L}+weg|\\p{L}+plein',
    closed: 'gesloten|dicht|24 uur',
    streets: 'straat weg plein laan',
    implied: {
      hours:
        'openingstijden openingsuren open opent geopend dicht sluit sluiten gesloten uur tijd tijden winkel zaak week ochtend avond dagen',
      time: 'uur tijd dag datum',
      money: 'prijs prijzen kost kosten tarief tarieven betaal betalen rekenen duur euro',
      place: 'adres vinden vind gevestigd zitten zit ligt liggen plek',
      age: 'leeftijd jaar oud minimumleeftijd',
      duration: 'duurt duren tijd',
    },
    closing: {
      asked: 'dicht|gesloten|(?:sluiten|sluit)(?<!wanneer.*)',
      words: 'openingstijden gesloten',
    },
    unnamed: {
      hours: 'openingstijden geopend',
      language: 'spreken taal',
      age: 'leeftijd jaar',
      place: 'adres',
    },
  },
  sv: {
    asked: {
      hours:
        'öppettider|öppettiderna|(?:när|hur länge|vilka dagar) (?:\\p{L}+ ){0,3}?(?:öppet|öppna|öppnar|stänger|stängt)|(?:har|är) (?:ni|det) (?:\\p{L}+ ){0,2}?(?:öppet|stängt)',
      money:
        'vad (?:kostar|kostade|tar ni)|hur mycket (?:kostar|är|tar|betalar|måste jag betala)|vilket pris|priser|pris|priset',
      age: 'hur gam(?:mal|la)|vilken ålder|åldersgräns',
      duration: 'hur länge|hur lång tid|hur många (?:dagar|timmar|minuter|veckor|månader)|inom hur',
      distance: 'hur (?:långt|lång|långa|hög|högt|höga|djup|djupt|bred) |på vilket avstånd',
      quantity: 'hur (?:många|mycket|stor|stort|ofta)|vilket antal|vilken andel',
      time: 'när|vilket (?:år|datum|århundrade|decennium)|vilken (?:dag|månad|tid)|hur dags|vid vilken tid|sedan när|till när',
      person: 'vem|vilka personer|vems|av vem',
      place: 'var|vart|varifrån|i vilke[nt] (?:stad|land|by|ort|region)|vilken adress|adress',
      reason: 'varför|av vilken anledning|vad var orsaken|hur kommer det sig',
    },
    numbers:
      'två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv|tretton|fjorton|femton|\\p{L}+ton|tjugo\\p{L}*|trettio\\p{L}*|fyrtio\\p{L}*|femtio\\p{L}*|sextio\\p{L}*|sjuttio\\p{L}*|åttio\\p{L}*|nittio\\p{L}*|\\p{L}*hundra\\p{L}*|tusen\\p{L}*|miljon\\p{L}*|miljard\\p{L}*|hälften|tredjedel\\p{L}*|fjärdedel\\p{L}*|dussin|flera|vartannat|varannan',
    spans:
      'sekund\\p{L}*|minut\\p{L}*|timm\\p{L}+|timme|dag\\p{L}*|veck\\p{L}+|månad\\p{L}*|år\\p{L}{0,3}|decenni\\p{L}+|sekel|seklet',
    years: 'år|åring\\p{L}*',
    dates:
      'januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|\\p{L}+dag(?:ar|en)?|århundrade\\p{L}*|\\p{L}+-talet|dagligen|midnatt|helg\\p{L}*|vintern?|sommaren?|hösten?|våren?|klockan|kl',
    money: 'kronor|kr|öre|euro|dollar|pund|procent',
    free: 'gratis|kostnadsfri\\p{L}*|avgiftsfri\\p{L}*',
    reasons: 'eftersom|för att|på grund|därför|orsak\\p{L}*|anledning\\p{L}*|tack vare|genom att',
    places:
      'bakom|bredvid|mitt emot|i|på|vid|nära|adress\\p{L}*|gatan|torget|\\p{L}+gatan|\\p{L}+vägen',
    streets: 'gatan vägen torget',
    closed: 'stängt|dygnet runt',
    implied: {
      hours: 'öppettider öppet öppnar öppna stänger stängt tid tider dagar',
      time: 'år året datum dag tid äger rum',
      money: 'kostar kostade pris priset priser betala',
      place: 'ligger finns adress adressen',
      duration: 'länge tid tar varar varade',
      distance: 'lång långt hög högt djup långa höga',
      quantity: 'många antal stor',
      age: 'gammal ålder åldersgräns år',
    },
    unnamed: { hours: 'öppettider öppet', age: 'ålder år', place: 'adress' },
  },
  cs: {
    asked: {
      hours:
        'otevírací (?:doba|dobu|hodiny)|(?:kdy|v kolik|jak dlouho) (?:\\p{L}+ ){0,2}?(?:otevřeno|otevíráte|zavíráte|otevírá|zavírá|zavřeno)|máte (?:\\p{L}+ ){0,3}?(?:otevřeno|zavřeno)',
      money:
        'kolik (?:stojí|stál|stálo|stojíte|zaplatím|se platí|platím|to bude)|jaká je cena|jaké jsou ceny|za kolik|cena|ceny',
      age: 'kolik (?:je mu |je jí |mu je |jí je )?let|jaký věk|od kolika let',
      duration:
        'jak dlouho|kolik (?:dní|dnů|hodin|minut|týdnů|měsíců|času)|do kolika|za jak dlouho|za kolik',
      distance:
        'jak (?:daleko|vysok\\p{L}+|hlubok\\p{L}+|dlouh\\p{L}+)|jak (?:je|byla?) \\p{L}+ (?:dlouh|vysok|hlubok)\\p{L}+|z jaké vzdálenosti|jaká je (?:délka|výška|vzdálenost)',
      quantity: 'kolik|kolika|kolikrát|jaké procento|jaký počet|jak často|jak mnoho',
      time: 'kdy|odkdy|dokdy|do kdy|od kdy|ve? kter(?:ém|ý) (?:roce|rok|měsíci|století|den|době)|jaké datum|v kolik hodin|který den',
      person: 'kdo|koho|komu|kým|čí|s kým|o kom',
      place:
        'kde|kam|odkud|ve? kter(?:ém|é) (?:městě|zemi|místě|vesnici|ulici)|jaká je adresa|adresa',
      reason: 'proč|z jakého důvodu|jaký byl důvod|kvůli čemu',
    },
    numbers:
      'dva|dvě|dvou|tři|tří|čtyři|čtyř|pět|pěti|šest|šesti|sedm|sedmi|osm|osmi|devět|devíti|deset|deseti|\\p{L}+náct\\p{L}?|dvacet\\p{L}?|třicet\\p{L}?|čtyřicet\\p{L}?|padesát\\p{L}?|šedesát\\p{L}?|sto|stě|set|tisíc\\p{L}*|milion\\p{L}*|miliard\\p{L}*|polovin\\p{L}+|třetin\\p{L}+|čtvrtin\\p{L}+|několik|desítk\\p{L}+',
    spans:
      'sekund\\p{L}*|minut\\p{L}*|hodin\\p{L}*|den|dn[íůyi]|dnech|týd\\p{L}+|měsíc\\p{L}*|rok\\p{L}*|let|desetiletí|století',
    years: 'rok\\p{L}*|let',
    dates:
      'led(?:en|na|nu)|únor\\p{L}?|březen|března|březnu|duben|dubna|dubnu|květen|května|květnu|červen\\p{L}*|června|července|srpen|srpna|srpnu|září|říjen|října|říjnu|listopad\\p{L}*|prosinec|prosince|prosinci|pondělí|úterý|středa|středu|čtvrtek|pátek|sobota|sobotu|neděle|neděli|století|roce|roku|letech|denně|poledne|půlnoc|víkend\\p{L}*',
    money: 'korun\\p{L}*|kč|eur\\p{L}?|dolar\\p{L}*|procent\\p{L}*',
    free: 'zdarma|bezplatn\\p{L}+',
    reasons: 'protože|neboť|kvůli|aby|důvod\\p{L}*|proto|jelikož|díky|příčin\\p{L}+',
    places: 'za|vedle|naproti|v|ve|na|u|poblíž|ulic\\p{L}+|náměstí|adres\\p{L}+',
    streets: 'ulice ulici náměstí třída nábřeží',
    closed: 'zavřeno|nonstop',
    implied: {
      hours: 'otevírací otevřeno otevíráte zavíráte otevírá zavírá zavřeno doba dobu hodiny hodin',
      time: 'roce rok datum den dobu hodin',
      money: 'stojí stál cena ceny zaplatím platím',
      place: 'nachází leží najdu najdeme adresa sídlí',
      duration: 'trvá trvala trvalo trval dlouho',
      distance:
        'dlouhá dlouhý dlouhé vysoká vysoký vysoké daleko délka výška vzdálenost vzdálenosti',
      quantity: 'počet',
      age: 'let věk',
    },
    unnamed: { hours: 'otevírací otevřeno', age: 'věk let', place: 'adresa' },
  },
  pl: {
    asked: {
      money:
        'ile (?:kosztuje|kosztują|to kosztuje|płacę|trzeba zapłacić|muszę zapłacić|zapłacę|wynosi (?:cena|opłata|koszt))|jak(?:a|i) (?:jest )?(?:cena|koszt|opłata)|w jakiej cenie|cen[ay]',
      duration:
        'jak długo|ile (?:czasu|dni|godzin|minut|tygodni|miesięcy)|w jakim (?:terminie|czasie)|jak szybko',
      age: 'ile (?:ma )?lat|w jakim wieku|jaki (?:jest )?(?:minimalny )?wiek',
      distance:
        'jak (?:daleko|wysoko|wysok\\p{L}+|głębok\\p{L}+|dług\\p{L}{1,2})|jak(?:ą|a jest) (?:długość|wysokość|głębokość|odległość)',
      quantity: 'ile|ilu|jaki procent|jaka (?:liczba|ilość)|jak (?:często|dużo|wiele)',
      time: 'kiedy|o której|do której|od której|(?:w|do|od)? ?(?:którym|jakim|jakich) (?:roku|dniu|miesiącu|wieku|godzinach)|od kiedy|do kiedy|o jakiej godzinie',
      person: 'kto|kogo|komu|kim|z kim|czyj\\p{L}*',
      place:
        'gdzie|skąd|dokąd|w (?:jakim|którym) (?:mieście|kraju|miejscu)|na jakiej ulicy|jaki (?:jest |macie )?adres',
      reason: 'dlaczego|czemu|z jakiego powodu|jaka jest przyczyna',
    },
    numbers:
      'dw(?:a|ie|óch|oje)|trzy|trzech|cztery|czterech|pięć|pięciu|sześć|siedem|osiem|dziewięć|dziesięć|\\p{L}+naście|dwadzieścia|trzydzieści|\\p{L}+dziesiąt|sto|dwieście|\\p{L}+set|tysi\\p{L}+|milion\\p{L}*|połow\\p{L}+|kilk\\p{L}+',
    spans:
      'sekund\\p{L}*|minut\\p{L}*|godzin\\p{L}*|dni|dzień|tygodni\\p{L}*|tydzień|miesi\\p{L}+|lat|lata|rok|roku',
    years: 'lat|lata|rok|roku|latach',
    dates:
      'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|poniedział\\p{L}+|wtor\\p{L}+|środ\\p{L}+|czwart\\p{L}+|piąt\\p{L}+|sobot\\p{L}*|niedziel\\p{L}*|wieku|roku|codziennie|północ\\p{L}*|weekend\\p{L}*',
    money: 'zł|złot\\p{L}+|grosz\\p{L}*|euro|dolar\\p{L}*|procent',
    free: 'bezpłatn\\p{L}+|darmow\\p{L}+|za darmo|gratis',
    reasons: 'ponieważ|bo|gdyż|z powodu|dlatego|aby|żeby|dzięki|przyczyn\\p{L}+|powod\\p{L}*',
    places: 'za|obok|naprzeciw|w|we|na|przy|koło|ul|ulic\\p{L}+|al|adres\\p{L}*|plac\\p{L}*',
    implied: {
      time: 'roku rok data dzień godzina godzinie',
      place: 'znajduje znajdują leży mieści adres',
      money: 'kosztuje kosztują cena ceny koszt',
      duration: 'trwa trwał trwała trwało trwają',
      distance: 'długość wysokość odległość głębokość',
    },
  },
  ro: {
    asked: {
      money:
        'cât (?:costă|este prețul|plătesc|trebuie să plătesc)|ce preț|care este (?:prețul|costul|tariful)|prețul',
      duration: 'cât (?:timp|durează)|câte (?:zile|ore|luni|săptămâni|minute)|în cât timp',
      age: 'ce vârstă|câți ani|vârsta minimă|de la ce vârstă',
      distance: 'cât de (?:departe|înalt\\p{L}*|adânc\\p{L}*)|la ce distanță',
      quantity: 'cât|câtă|câți|câte|ce (?:procent|număr|cantitate)|care (?:este|a fost) numărul',
      time: 'când|la ce oră|(?:în|din|până în)? ?ce (?:an|dată|zi|lună|secol|perioadă|oră)|până când|de când',
      person: 'cine|cui|pe cine|cu cine|al cui|ce persoană',
      place: 'unde|de unde|în ce (?:oraș|țară|loc|stradă|regiune)|care este adresa|adresa',
      reason: 'de ce|din ce (?:motiv|cauză)|care (?:este|a fost) (?:motivul|cauza)',
    },
    numbers:
      'doi|două|trei|patru|cinci|șase|șapte|opt|nouă|zece|unsprezece|doisprezece|\\p{L}+sprezece|\\p{L}+zeci|sută|sute|mii|mie|milion\\p{L}*|miliard\\p{L}*|jumătate|treime|sfert|câteva|câțiva',
    spans:
      'secund\\p{L}+|minut\\p{L}*|or[ăe]|zi(?:le)?|săptămân[iă]|lun[iăa]|ani?|decenii?|secol\\p{L}*',
    years: 'ani?|anul',
    dates:
      'ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie|luni|marți|miercuri|joi|vineri|sâmbătă|duminică|secolul|anul|anii|zilnic|miezul nopții|prânz',
    money: 'lei|leu|bani|euro|dolari|la sută',
    free: 'gratuit\\p{L}*|gratis',
    reasons: 'pentru că|deoarece|fiindcă|din cauza|datorită|astfel|motiv\\p{L}*|cauz\\p{L}+',
    places: 'în|din|la|lângă|strada|str|bulevardul|piața|adresa',
    implied: {
      time: 'an anul dată data zi ziua ora',
      place: 'află găsește situat situată adresa',
      money: 'costă preț prețul cost costul',
      duration: 'durează durat durata',
      distance: 'lungime lungimea înălțime înălțimea distanță distanța',
    },
  },
  tr: {
    asked: {
      money:
        'ne kadar(?! (?:sür|zaman|süre|uzak|yüksek)\\p{L}*)|kaç (?:lira|tl|euro|para)|ücreti? (?:ne|nedir)|fiyatı? (?:ne|nedir)|\\p{L}*fiyat\\p{L}*',
      duration:
        'ne kadar (?:sür\\p{L}*|zaman\\p{L}*|süre\\p{L}*)|kaç (?:gün|saat|dakika|hafta|ay)(?: içinde| sür\\p{L}*)?|ne zamana kadar sür\\p{L}*',
      age: 'kaç yaş\\p{L}*|yaş sınırı',
      distance:
        '(?:uzunluğu|yüksekliği|derinliği|mesafesi|uzaklığı) (?:ne|kaç)|ne kadar (?:uzak\\p{L}*|yüksek\\p{L}*|uzun\\p{L}*|derin\\p{L}*)|kaç (?:metre|kilometre|km)',
      quantity: 'kaç|kaçta|yüzde kaç\\p{L}*|hangi oran\\p{L}*|ne sıklıkla',
      time: 'ne zaman|hangi (?:yıl|tarih|gün|ay|saat|yüzyıl)\\p{L}*|saat kaç\\p{L}*|kaçta|kaça kadar',
      person: 'kim|kimi|kimin|kime|kimler|kimdir|hangi kişi',
      place:
        'nerede|neresi|nereye|nereden|nerededir|hangi (?:şehir|ülke|yer|sokak|bölge)\\p{L}*|adres\\p{L}*',
      reason: 'neden|niçin|niye|hangi sebep\\p{L}*|sebebi ne\\p{L}*',
    },
    numbers:
      'iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz|bin|milyon|milyar|yarısı|yarım|üçte|çeyrek|birkaç|çift',
    spans: 'saniye|dakika|saat|gün|hafta|ay|yıl|sene|yüzyıl',
    years: 'yıl|yaş|sene',
    dates:
      '(?:ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|yüzyıl|hafta sonu|her gün|gece yarısı)\\p{L}*|yılı\\p{L}*|saat',
    money: 'lira|tl|₺|kuruş|euro|avro|dolar',
    free: 'ücretsiz\\p{L}*|bedava',
    reasons: 'çünkü|nedeniyle|dolayı|için|sebebiyle|yüzünden|sayesinde',
    places:
      "arkasında\\p{L}*|yanında\\p{L}*|önünde\\p{L}*|karşısında\\p{L}*|\\p{Lu}\\p{L}*[’'](?:de|da|te|ta|den|dan|ye|ya)|sokak|sokağı|cadde\\p{L}*|mahalle\\p{L}*|adres\\p{L}*",
    implied: {
      time: 'yıl yılda yılında tarih tarihte gün saat',
      place: 'bulunuyor bulunur nereden nereye yer adres adresi',
      money: 'fiyatı fiyat ücret ücreti tutar',
      duration: 'sürer sürdü sürüyor sürmüştü süre süresi',
      distance: 'uzunluğu uzunluk yüksekliği yükseklik uzak uzaklık',
    },
  },
  vi: {
    asked: {
      money: 'bao nhiêu tiền|giá (?:bao nhiêu|là bao nhiêu|thế nào)|giá vé|giá|chi phí|phí',
      duration:
        'bao lâu|mất bao nhiêu (?:thời gian|ngày|giờ|phút)|trong bao nhiêu (?:ngày|giờ|tuần)|mấy (?:ngày|tiếng|phút)',
      age: 'bao nhiêu tuổi|mấy tuổi|độ tuổi',
      distance: 'bao xa|cao bao nhiêu|sâu bao nhiêu|cách bao xa',
      quantity: 'bao nhiêu|mấy|tỷ lệ (?:nào|bao nhiêu)',
      time: 'khi nào|bao giờ|lúc nào|mấy giờ|(?:vào |từ |đến )?(?:năm|ngày|tháng|thế kỷ) nào|thời gian nào|lúc mấy',
      person: 'ai|của ai|người nào|do ai',
      place: 'ở đâu|đâu|nơi nào|địa chỉ|(?:thành phố|quốc gia|nước|đường) nào',
      reason: 'tại sao|vì sao|lý do (?:gì|nào)|sao lại',
    },
    numbers: 'hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|trăm|nghìn|ngàn|triệu|tỷ|nửa|một phần|vài',
    spans: 'giây|phút|giờ|tiếng|ngày|tuần|tháng|năm|thập kỷ|thế kỷ',
    years: 'tuổi|năm',
    dates:
      'tháng \\d+|năm \\d+|ngày \\d+|thứ (?:hai|ba|tư|năm|sáu|bảy)|chủ nhật|thế kỷ|hàng ngày|hằng ngày|cuối tuần|\\d+ ?giờ|\\d+h\\d*|nửa đêm|buổi trưa',
    money: 'đồng|đ|vnđ|vnd|euro|đô la',
    free: 'miễn phí',
    reasons: 'vì|bởi vì|do|nhờ|để|nguyên nhân|lý do',
    places: 'sau|cạnh|đối diện|ở|tại|gần|đường|phố|quận|phường|địa chỉ|số nhà',
  },
}
