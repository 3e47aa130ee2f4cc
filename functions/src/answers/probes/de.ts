/** Questions that next to no business document answers, one a line. */
export const GERMAN = `
Wie heißt die Hauptstadt von Australien?
Wie viele Spieler hat eine Fußballmannschaft?
Wer malte die Decke der Sixtinischen Kapelle?
Wie entferne ich einen Rotweinfleck aus dem Teppich?
Welche Temperatur muss ein Brathähnchen innen erreichen?
Wann betrat der erste Mensch den Mond?
Wie hoch ist der höchste Berg Afrikas?
Welches Vitamin enthalten Orangen am meisten?
Wie oft muss ich einen Kaktus gießen?
Wer schrieb den Roman über den weißen Wal?
Mit welcher Währung zahlt man in der Schweiz?
Wie lange dauert ein Flug von London nach New York?
Wodurch entstehen Blitz und Donner?
Welcher Fluss fließt durch Wien?
Wie viele Saiten hat eine Geige?
Was ist das chemische Zeichen für Gold?
Wie bringe ich meinem Hund bei, sich zu setzen?
Welches Land gewann 1998 die Fußballweltmeisterschaft?
Wie viel Salz gehört in einen Laib Brot?
Was hat die Regierung zur neuen Zuckersteuer beschlossen?
Wer war der erste Präsident Südafrikas nach der Apartheid?
Wie viele Menschen leben in der größten Stadt Japans?
Warum ist das Meer salzig?
Welche Sprache sprechen die meisten Menschen in Brasilien?
Welcher Planet hat die meisten Monde?
Wie machen Bienen Honig?
Wann endete der Zweite Weltkrieg in Europa?
Welcher Anteil der Bevölkerung lebt auf dem Land?
Wer erfand den Buchdruck?
Welches Unternehmen baute das erste Elektroauto?
Wie wählt eine Universität ihre neuen Studenten aus?
Welche Rolle spielte der König in der Kirche?
Wie viele Soldaten starben in der Schlacht?
Was ist die wichtigste Energiequelle in Island?
Welches Gesetz schützt Arbeiter vor Entlassung?
Was empfehlen Ärzte gegen Kopfschmerzen?
Wie viele Mitglieder hat das nationale Parlament?
Warum verlor das Reich seine Kolonien?
Welche Art von Musik schrieb der Komponist für die Oper?
Wann wurde die Eisenbahnlinie zwischen den beiden Städten eröffnet?
Welche Tiere leben im Regenwald?
Was geschieht mit Sauerstoff, wenn Eisen rostet?
Wie wird das Gehalt der Lehrer bestimmt?
Wer leitete die Expedition zum Südpol?
Wie viel Regen fällt im Sommer durchschnittlich in der Wüste?
Welche Mannschaft spielt im neuen Stadion?
Wie wechsle ich die Batterie einer Armbanduhr?
Um wie viel Uhr fährt der letzte Zug zum Flughafen?
Wo kann ich meinen Reisepass verlängern?
Welcher Film gewann letztes Jahr den Preis für den besten Film?
Wie setze ich das Passwort meines Mailkontos zurück?
Wie lernt man am besten Gitarre spielen?
Wie viele Kalorien hat eine Banane?
Welche Pflanzen wachsen gut im Schatten?
Können Sie ein gutes Restaurant am Hafen empfehlen?
Wie wird das Wetter morgen?
Wie mache ich meine Einkommensteuererklärung?
Welches Medikament hilft gegen Heuschnupfen?
Wie viele Eier brauche ich für Pfannkuchen?
Wie schnell ist das Licht im Vakuum?
In welchem Jahr starb er?
Wie hieß sein Bruder?
Wie viele Schüler besuchen die Schule?
Wie wird die Krankheit noch genannt?
Welche Gruppen waren gegen die Reform?
Aus welcher Art Gestein besteht die Insel?
Wer führte die Armee?
Wie viel Geld brachte der Film ein?
Was entdeckten die Wissenschaftler in der Höhle?
In welcher Stadt fanden die Spiele statt?
Was ist das Hauptziel der Theorie?
Wie alt war der Kaiser, als sein Vater starb?
Wie viel Prozent der Wähler stimmten für den Präsidenten?
Was wurde im letzten Jahrhundert auf dem Hügel gebaut?
Welche beiden Länder unterzeichneten das Abkommen?
Was erzeugt der Körper bei Kälte?
Wie viele Bücher stehen in der Bibliothek?
Was ist die größte Insel im Meer?
Warum verließen die Arbeiter die Fabrik?
Wem gehörte das Land vor dem Krieg?
`
