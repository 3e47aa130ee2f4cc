import type { CueWords } from './cue-words.ts'
import { START } from './start.ts'

export const FRENCH: CueWords = {
  asked: {
    phone:
      '(?:à |de )?quel numéro (?:\\p{L}+[- ]){0,3}?(?:appel|téléphon|compos|join)\\p{L}*|numéro de téléphone|qui (?:dois|peut|puis|faut)[- ](?:je|on|il) appeler|qui appeler',
    hours:
      "horaires?|heures? d[’']ouverture|[àa] quelles heures|quelle heure (?:\\p{L}+[- ]){0,4}?(?:ouvr|ferm)\\p{L}*|(?:quand|quels? jours?) (?:\\p{L}+[- ]){0,4}?(?:ouvr|ouvert|ferm)\\p{L}*|(?:vous|c[’']est|est|êtes-vous|sont|es-tu) (?:\\p{L}+ )?(?:ouvert|fermé)\\p{L}*|ouvrez(?:-vous)?|fermez(?:-vous)?|ouvre|ferme|ouvrent|ferment",
    money:
      "combien(?! (?:de (?!l[’']|la )|êtes|sommes|sont|y a)| d[’'])|quel (?:est le )?(?:prix|tarif|coût)|quels (?:sont les )?(?:prix|tarifs)|prix|tarifs?|coûte|plus (?:cher|chère|chers)|moins (?:cher|chère|chers)|(?:dois|doit|devons|faut)(?:-(?:il|je|on))? (?:\\p{L}+ )?payer|(?:est|c[’']est)(?:-ce)? (?:gratuit|payant)\\p{L}*",
    duration:
      'combien de (?:temps|jours|minutes|mois|semaines|heures)|quel (?:est le )?délai|quelle (?:est la )?durée|sous combien de (?:temps|jours)',
    age: 'quel âge|à quel âge|âge minimum',
    distance:
      'à quelle (?:distance|hauteur|profondeur)|quelle (?:est la )?(?:hauteur|distance|longueur|profondeur)',
    quantity:
      'combien|quel (?:est le )?(?:nombre|pourcentage)|quelle (?:est la )?(?:quantité|proportion|taille|capacité)',
    time: `(?:${START}|(?:sa(?:is|vez|voir)|dire),? |depuis |de |pour )quand|à quelle heure|(?:en|à|de|depuis)? ?quell?e?s? (?:années?|date|jour|mois|siècle|époque|heure|décennie|moment|période|saison)|jusqu[’']à quand|depuis quand`,
    person: `${START}qui|(?<!(?:^|[^\\p{L}])(?:qu[’']est-ce|celui|ce) )(?:à|de|par|avec|pour|chez|contre|sur) qui|qui (?:est-ce|êtes|es-tu)|(?:sais|savez|savoir|dire|est) qui|quelle personne`,
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
    person:
      'enseigne enseignent enseigner donne donnent donner anime animent encadre assure assurent gère gèrent gérer occupe occupent occuper responsable responsables charge chargé chargée travaille travaillent fait font tient tiennent mène adresse adresser contacter contacte parler parle appeler joindre voir interlocuteur interlocutrice contact',
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
}
