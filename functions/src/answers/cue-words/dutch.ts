import type { CueWords } from './cue-words.ts'
import { START } from './start.ts'

export const DUTCH: CueWords = {
  asked: {
    phone:
      '(?:telefoon)?nummer (?:\\p{L}+ ){0,2}?bellen|telefoonnummers?|wie (?:moet|kan|mag) ik (?:\\p{L}+ )?bellen|wie bel ik',
    hours:
      'openingstijden|openingsuren|(?:hoe laat|wanneer|welke dagen) (?:\\p{L}+ ){0,4}?(?:open|opent|geopend|dicht|sluit|sluiten|gesloten)|(?:zijn|is|bent|gaan|gaat) (?:\\p{L}+ ){0,5}?(?:open|dicht|gesloten|geopend)',
    money:
      'hoeveel (?:ben|zijn|is) (?:\\p{L}+ ){1,4}?kwijt|hoeveel (?:moet|moeten) (?:ik|je|we|wij|u) (?:\\p{L}+ ){0,3}?\\p{L}*betalen|hoeveel krijg(?:en|t)? (?:\\p{L}+ ){1,4}?terug|hoeveel (?:kost|kosten|betaal|betalen|rekenen|moet ik betalen|is het|vragen)|wat (?:kost|kosten|betaal|betaalt|rekenen|vragen)|hoe duur|wat is de prijs|welke prijs|prijs|prijzen|tarief|tarieven|kost (?:dat|dit|het|die|deze|er|me|ons)|(?:moet|moeten) (?:ik|je|we|wij) (?:\\p{L}+ ){0,4}?betalen|wat (?:is|zijn) (?:het|de) \\p{L}*(?:tarief|tarieven|kosten|prijs|bijdrage|boete|borg)|(?:zijn|is) (?:er|daar) kosten',
    duration: 'hoe ?lang|hoeveel (?:tijd|dagen|weken|maanden|uur|minuten)|binnen hoeveel|hoe snel',
    age: 'hoe oud|welke leeftijd|minimumleeftijd',
    distance: 'hoe (?:ver|hoog|diep|breed)',
    quantity: 'hoeveel|hoe (?:groot|vaak|zwaar)|welk (?:percentage|aantal)|wat is het aantal',
    time: `(?:${START}|(?:weet|weten|zeggen),? |sinds |tot |vanaf )wanneer|hoe laat|(?:in|op|tot|vanaf|sinds)? ?welke? (?:jaar|jaren|decennium|datum|dag|maand|eeuw|tijdstip|uur|tijden)|tot wanneer|sinds wanneer`,
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
    money:
      'prijs prijzen kost kosten tarief tarieven betaal betaalt betalen rekenen duur euro kwijt',
    place: 'adres vinden vind gevestigd zitten zit ligt liggen plek',
    age: 'leeftijd jaar oud minimumleeftijd beginnen',
    duration: 'duurt duren tijd',
    person:
      'geeft geven leidt leiden runt runnen doet doen werkt werken verzorgt verzorgen regelt regelen onderwijst lesgeeft zorgt zorgen verantwoordelijk gaat over bekommert ontfermt begeleidt begeleiden spreken spreek aanspreken contact wenden wend terecht aanspreekpunt contactpersoon vragen vraag bereiken benaderen moet staat heeft hebben houdt bezig',
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
}
