/** Words of Hebrew by what they mean, as `glossary` joins them with those of other languages. */
export const HEBREW = `
abroad: חו"ל חוץ_לארץ לחו"ל בינלאומי
accept: מקבלים קבלה מתקבל לקבל
accessible: נגיש נגישות גלגלים כיסא_גלגלים כסא_גלגלים נגיש_לנכים כיסאות_גלגלים
accident: תאונה תאונות
activity: פעילות פעילויות
adapter: מתאם
add: תוספת להוסיף נוסף
address: כתובת
adult: מבוגר מבוגרים בוגר
advance: מראש
advice: ייעוץ עצה יועץ התייעצות
afternoon: אחר_הצהריים אחה"צ
age: גיל גילאי שנים בן_כמה מאיזה_גיל גיל_מינימלי
agree: הסכמה הסכם מסכים
air_conditioning: מיזוג מזגן מיזוג_אוויר ממוזג
airport: תעופה נתב"ג שדה_תעופה נמל_תעופה שדה_התעופה
alarm: אזעקה שעון_מעורר התראה
alcohol: אלכוהול אלכוהולי
allergy: אלרגיה אלרגי אלרגן רגישות
allow: מותר מותרת רשאי אפשרי
alone: לבד לבדו
always: תמיד
amount: סכום סך
anchor: עוגן
animal: חיה חיות מחמד חיית_מחמד חיות_מחמד בעלי_חיים בעל_חיים
anniversary: יום_נישואים יובל
answer: תשובה תשובות לענות מענה
apartment: דירה דירות
app: אפליקציה יישומון אפליקציות
application: בקשה מועמדות הגשה
appointment: תור פגישה תורים קביעת_תור לקבוע_תור זימון_תור תיאום_תור
arrive: הגעה להגיע מגיעים מגיע שעת_הגעה
ask: שאלה שאלות לשאול
assemble: הרכבה להרכיב מרכיבים
automatic: אוטומטי אוטומט אוטומטית
available: זמין זמינות פנוי
average: ממוצע
award: פרס פרסים עיטור
baby: תינוק תינוקות פעוט
back_up: גיבוי עותק_גיבוי
bacon: בייקון
bag: תיק שקית תיקים
baggage: מזוודה כבודה מזוודות מטען
bake: מאפייה אפייה אופה מאפה אפוי
balcony: מרפסת
ball: כדור כדורים
bank: בנק בנקאי
bank_account: חשבון בנק חשבון_בנק פרטי_חשבון
bank_transfer: העברה_בנקאית העברות_בנקאיות
barbecue: ברביקיו מנגל גריל על_האש
basement: מרתף
bath: אמבטיה אמבט
bathrobe: חלוק חלוקים נעלי_בית כפכפים
bathroom: אמבטיה מקלחת רחצה חדר_אמבטיה חדר_רחצה חדרי_רחצה
battery: סוללה מצבר סוללות
beach: חוף חופים
beard: זקן
beautiful: יפה יופי
bed: מיטה מיטות
bedroom: שינה חדר_שינה חדרי_שינה
beef: בקר בשר_בקר
beer: בירה
begin: התחלה מתחיל להתחיל תחילת
beginner: מתחיל מתחילים
bench: ספסל
berth: עגינה מעגן רציף מקום_עגינה
bicycle: אופניים אופני השכרת_אופניים
big: גדול גודל מידה
bill: חשבונית חשבון חשבוניות
bird: ציפור ציפורים עוף
birth: לידה נולד
birthday: הולדת יום_הולדת ימי_הולדת
bitter: מר מריר
black: שחור שחורה
blanket: שמיכה שמיכות
blood: דם
blood_pressure: לחץ_דם
blood_test: בדיקת_דם בדיקות_דם
blow_dry: פן
blue: כחול כחולה
boat: סירה סירות ספינה אונייה
boil: הרתחה מבושל רותח
book_reading: ספר ספרים
booking: הזמנה להזמין הזמנות מוזמן שמור
boot: מגף מגפיים נעליים
born: נולד נולדה
bottle: בקבוק בקבוקים
bowl: קערה קערות
box: קופסה קופסאות ארגז
box_carton: קרטון קרטונים ארגז ארגזים
boy: ילד בן נער
braces: גשר_בשיניים יישור_שיניים אורתודונט אורתודונטיה
brake: בלם בלמים ברקסים
branch: סניף סניפים
brand: מותג יצרן מותגים
bread: לחם
break_damage: שבור נזק תקול פגום שבירה
break_pause: הפסקה הפסקות
breakdown: תקלה תקלות
breakfast: בוקר ארוחת_בוקר ארוחות_בוקר
bride: כלה חתונה חתונות
bridge: גשר
bring: להביא הביאו מביאים
brother: אח אחות אחים
budget: תקציב
buffet: בופה מזנון
build: בנייה לבנות נבנה בנוי
building: בניין מבנה מבנים
bunk: קומתיים דרגש מיטת_קומתיים מיטות_קומתיים
buoy: מצוף מצופים
bus: אוטובוס אוטובוסים
bus_line: קו_אוטובוס קווי_אוטובוס
bus_stop: תחנה תחנת תחנת_אוטובוס תחנת_האוטובוס
business: עסק חברה עסקים בית_עסק
busy: עמוס עמוסה עסוק
button: כפתור לחצן מתג
buy: קנייה לקנות רכישה קונים
cabin: בקתה צימר
cake: עוגה עוגות
calendar: לוח יומן
call: טלפון התקשרו להתקשר שיחה
camera: מצלמה צילום
campfire: מדורה אש
camping: קמפינג אוהל חניון אתר_קמפינג חניון_לילה
cancel: ביטול לבטל בוטל מבטלים
candle: נר נרות
canoe: קאנו
capacity: קיבולת תכולה
capital: בירה הון
car: רכב מכונית רכבים
car_rental: השכרת_רכב רכב_שכור השכרת_רכבים
caravan: קרוואן רכב_קמפינג
card: כרטיס כרטיסים אשראי
care: טיפול לטפל
carpet: שטיח שטיחים
carry: לשאת נשיאה
cash: מזומן
cash_machine: כספומט כספומטים
cash_on_delivery: תשלום_במסירה מזומן_לשליח תשלום_לשליח
castle: טירה מבצר ארמון
castrate: סירוס עיקור לסרס לעקר
cat: חתול חתולים
catalogue: קטלוג
catering: קייטרינג הסעדה
ceiling: תקרה
celebrate: חגיגה מסיבה לחגוג אירוע
celery: סלרי
cent: סנט אגורה אגורות
centre: מרכז
century: מאה
ceramics: קרמיקה קדרות
certificate: תעודה אישור תעודות
chain: שרשרת שרשראות
chair: כיסא כיסאות
change: שינוי לשנות החלפה
change_money: המרה עודף המרת המרת_מטבע המרת_כספים
changing_room: מלתחה הלבשה מלתחות חדר_הלבשה תא_מדידה תאי_מדידה
charge_battery: טעינה מטען להטעין
charging_station: עמדת_טעינה עמדות_טעינה תחנת_טעינה
cheap: זול זולה
cheapest: זול הזול
check: בדיקה לבדוק בדיקות בודקים
check_in: כניסה צ'ק צ'ק_אין צ'ק-אין שעת_כניסה קבלת_החדר
check_out: עזיבה צ'ק צ'ק_אאוט צ'ק-אאוט שעת_עזיבה פינוי_החדר פינוי_חדר
check_up: בדיקה_תקופתית בדיקות_תקופתיות צ'קאפ
cheese: גבינה גבינות
chemist: מרקחת רוקח בית_מרקחת בתי_מרקחת
chicken: עוף תרנגולת
child: ילד ילדים
children_menu: ילדים תפריט_ילדים מנת_ילדים מנות_ילדים
chocolate: שוקולד
choose: בחירה לבחור מבחר
christmas: המולד חג_המולד
church: כנסייה כנסיות
cinema: קולנוע סרט סרטים
city: עיר ערים
class: כיתה כיתות
clean: ניקיון ניקוי נקי לנקות
climb: טיפוס לטפס
clinic: מרפאה קליניקה מרפאת
cloakroom: מלתחה שמירת_חפצים
close: סגור סגירה נסגר סוגרים
clothes: בגדים בגד ביגוד
clutch: מצמד קלאץ'
coach: מאמן מאמנת
coat: מעיל ז'קט
cocktail: קוקטייל קוקטיילים
code: קוד קודן
coffee: קפה
cold: קר קור
collect: איסוף לאסוף אוספים
colour: צבע צבעים צביעה
combine: שילוב משולב לשלב
come: לבוא בואו מגיעים
comfortable: נוח נוחות
committee: ועדה ועד
compare: השוואה להשוות
competition: תחרות מרוץ
complain: תלונה תלונות להתלונן
computer: מחשב מחשבים
concert: קונצרט מוזיקה מוסיקה הופעה
condition: תנאי תנאים תנאי_שימוש תנאים_והגבלות
conference: כנס ישיבה פגישה
confirm: אישור לאשר מאושר
consumption: צריכה צריכת
contact: קשר ליצור יצירת_קשר צור_קשר צרו_קשר ליצור_קשר
contain: כולל מכיל כלול
contract: חוזה הסכם
cook: בישול לבשל טבח מבשלים
corkage: חליצה חליצת דמי_חליצה
cost: מחיר עלות מחירים עולה תעריף דמי כמה_עולה כמה_זה_עולה כמה_עולים דמי_שימוש
cot: עריסה לול מיטת_תינוק מיטת_תינוקות לול_לתינוק
cotton: כותנה
country: ארץ מדינה ארצות
course: קורס שיעור חוג קורסים
court: מגרש_טניס מגרש
cover: כיסוי מכוסה מכסה
cow: פרה פרות
cream: שמנת קצפת
credit_card: אשראי כרטיס_אשראי כרטיסי_אשראי
crown_tooth: כתר כתרים
cup: כוס ספל כוסות
cure: ריפוי לרפא
currency: מטבע
current: זרם זרמים
curtain: וילון וילונות
customer: לקוח לקוחות אורח אורחים
cut: תספורת גזירה חיתוך תספורת_גברים גזירת_שיער
dam: סכר
dance: ריקוד מחול לרקוד ריקודים
danger: סכנה מסוכן
data: נתונים מידע הגנת_פרטיות פרטים_אישיים
date: תאריך תאריכים
daughter: בת
day: יום ימים יומי
dead: מת מוות נפטר
deadline: מועד אחרון מועד_אחרון המועד_האחרון
dear_expensive: יקר יקרה
debt: חוב חובות
deep: עמוק עומק
degree: מעלות טמפרטורה
delay: עיכוב איחור מאחר
deliver: משלוח משלוחים אספקה
dentist: שיניים רופא_שיניים רופאת_שיניים מרפאת_שיניים
depart: יציאה עזיבה יוצא
deposit: פיקדון מקדמה ערבון
describe: תיאור לתאר
design: עיצוב מעצב תכנון
dessert: קינוח קינוחים
detergent: ניקוי אבקה דטרגנט אבקת_כביסה חומר_ניקוי חומרי_ניקוי
device: מכשיר מכשירים מכשיר_חשמלי מכשירי_חשמל
deworm: תילוע תולעים
diabetes: סוכרת
diagnosis: אבחון אבחנה
diesel: דלק בנזין סולר
diet: דיאטה
difference: הבדל שונה
difficult: קשה קושי
dinner: ערב ארוחת_ערב ארוחות_ערב
direction: כיוון הכוונה דרך דרכי_הגעה הוראות_הגעה איך_מגיעים
dirty: מלוכלך לכלוך
disabled: נכה נכים מוגבלות בעלי_מוגבלות בעל_מוגבלות בעלי_מוגבלויות
disappear: נעלם אבד
disassemble: פירוק לפרק
discount: הנחה הנחות
discover: גילוי לגלות התגלה
dish: מנה מנות
dishwasher: מדיח מדיח_כלים
display: צג תצוגה
dive: צלילה לצלול
doctor: רופא רופאה רופאים
document: מסמך מסמכים
dog: כלב כלבים
donate: תרומה לתרום
door: דלת דלתות
double_room: חדר_זוגי חדרים_זוגיים חדר_כפול
dough: בצק
download: הורדה להוריד
dozen: תריסר
drain: ניקוז ביוב
dress: שמלה שמלות
dress_code: קוד_לבוש לבוש_הולם
drill: מקדחה קידוח
drink: משקה שתייה משקאות לשתות
drive: נהיגה נהג לנהוג
driving_licence: רישיון נהיגה רישיון_נהיגה רשיון_נהיגה
dry: יבש ייבוש מייבש מייבש_כביסה
dry_cleaning: ניקוי_יבש
duck: ברווז אווז
dumpling: כיסון כיסונים כופתאות קרפלך
duration: משך נמשך זמן כמה_זמן משך_זמן
during: במהלך במשך
dust: אבק
duvet: שמיכה מצעים פוך כלי_מיטה שמיכת_פוך
early: מוקדם מוקדמת
easter: פסחא
easy: קל קלה
eat: אוכל ארוחה לאכול מזון ארוחות
egg: ביצה ביצים
electric: חשמלי חשמל
electricity: חשמל
elevator: מעלית
email: אימייל דוא"ל מייל דואר_אלקטרוני
emergency: חירום מקרה_חירום מספר_חירום
employee: עובד עובדים צוות
empty: ריק
end: סוף סיום מסתיים
engine: מנוע
engineer: מהנדס אדריכל
english: אנגלית
engraving: חריטה לחרוט חריטות
enter: כניסה להיכנס נכנסים
entrance_fee: כניסה דמי_כניסה מחיר_כניסה כרטיס_כניסה
envelope: מעטפה מעטפות
equipment: ציוד
euro: אירו יורו
evening: ערב
event: אירוע אירועים
every: כל
exam: מבחן בחינה מבחנים
example: דוגמה למשל
excursion: טיול סיור טיולים סיורים
exercise: תרגיל אימון תרגול
exhaust: אגזוז
exhibition: תערוכה תערוכות
exit: יציאה
expire: תוקף תפוגה בתוקף תאריך_תפוגה תום_תוקף
explain: הסבר להסביר
express: אקספרס משלוח_מהיר
extend: הארכה להאריך
eye: עין עיניים
eyebrow: גבה גבות ריסים ריס
fabric: בד בדים
facial: טיפול_פנים טיפולי_פנים
factory: מפעל
family: משפחה משפחות משפחתי
far: רחוק מרחק
fare: נסיעה תעריף
farm: חווה משק חקלאי
fast: מהיר מהירות מהר
fat: שומן שמן
father: אב אם הורים אבא אמא
female: נשים אישה אשה
fence: גדר גדרות
ferry: מעבורת
festival: פסטיבל
fever: חום
few: מעט מספר
fill: מילוי למלא סתימה
filling_tooth: סתימה סתימות
filter: מסנן פילטר
find: למצוא נמצא
fine: קנס
finger: אצבע אצבעות
fire: שריפה דליקה שרפה
firewood: עצי_הסקה עצים_למדורה
fireworks: זיקוקים זיקוק זיקוקי_דינור
first: ראשון ראשונה
first_aid: עזרה_ראשונה ע"ר
fish: דג דגים דיג
fit: מתאים התאמה
fix: תיקון לתקן תיקונים
flat_tyre: תקר פנצ'ר תקר_בגלגל
flea_tick: פרעושים קרציות טפיל
flight: טיסה לטוס טיסות
flood: הצפה שיטפון
floor: קומה רצפה
flour: קמח
flower: פרח פרחים זר
fog: ערפל
foot: רגל רגליים
football: כדורגל
forbidden: אסור איסור אסורה
forest: יער יערות
forget: שכחה לשכוח שכחתם
form: טופס טפסים טופס_הרשמה
found_start: נוסד הוקם הקמה
founder: מייסד ייסד
free: חינם ללא_תשלום ללא_עלות בחינם
free_of_charge: חינם ללא_תשלום ללא_עלות בחינם
free_vacant: פנוי פנויים
freeze: הקפאה קפוא מקפיא
fresh: טרי טריים
friday: שישי
fridge: מקרר
friend: חבר חברים
fringe: פוני
fruit: פרי פירות
full: מלא
full_board: פנסיון_מלא
furniture: רהיט רהיטים ריהוט
future: עתיד
game: משחק משחקים
garage: מוסך חניה
garden: גינה גן
garlic: שום
gas: גז
gate: שער שערים
gearbox: תיבת_הילוכים הילוכים גיר
generator: גנרטור
gift: מתנה מתנות שי
gift_card: כרטיס_מתנה גיפטקארד גיפט_קארד תו_קנייה
gift_voucher: שובר תו שובר_מתנה תו_קנייה שוברי_מתנה
girl: ילדה בת נערה
give: לתת נותנים מתן
glacier: קרחון
glass: זכוכית כוס
glasses: משקפיים משקפי
glove: כפפה כפפות
gluten: גלוטן חיטה ללא_גלוטן נטול_גלוטן
go: ללכת הולכים
goggles: משקפת_שחייה משקפי_שחייה
gram: גרם קילו קילוגרם ק"ג
grass: דשא עשב
grease: גריז סיכה
green: ירוק
groom: מספרת_כלבים טיפוח ספרית_כלבים תספורת_לכלב
group: קבוצה קבוצות
group_lesson: שיעור_קבוצתי שיעורים_קבוצתיים
guarantee: אחריות ערבות
guardian: אפוטרופוס
guide: מדריך הדרכה מודרך סיור_מודרך סיורים_מודרכים מדריך_טיולים
gym: כושר חדר_כושר מכון_כושר חדרי_כושר
hair: שיער
hairdresser: מספרה ספר
hairdryer: מייבש_שיער פן
halal: כשר כשרות חלאל
half: חצי מחצית
half_board: חצי_פנסיון
hall: אולם
ham: שינקן חזיר_מעושן
handicraft: מלאכה יצירה עבודת_יד עבודות_יד מלאכת_יד
handle: ידית ידיות
harbour: נמל מרינה
harness: רתמה
harvest: קטיף קציר בציר
hat: כובע כובעים
head: מנהל ראש מנהלת
headache: מיגרנה כאב כאב_ראש כאבי_ראש
headliner: אמן_מרכזי
health: בריאות בריא
hear: לשמוע שמיעה
hearing: שמיעה
heat: חימום מחומם הסקה תנור_חימום
heavy: כבד משקל
height: גובה גבוה
helmet: קסדה קסדות
help: עזרה לעזור סיוע
herb: תבלין צמח עשבי
high_chair: כיסא_אוכל כיסא_תינוק כיסאות_תינוק כסא_תינוק
high_season: עונת_שיא עונה_גבוהה
highlights: גוונים פסים באלייאז'
hike: הליכה טיול מסלול
hill: גבעה
hire: השכרה להשכיר שכירות לשכור
history: היסטוריה
hobby: תחביב
holiday: חופשה חופשות חופש
home: בית
homework: שיעורי_בית ש"ב
honey: דבש
horse: סוס סוסים רכיבה רכיבה_על_סוסים רכיבת_סוסים חוות_סוסים
hose: צינור צינורות
hospital: חולים בית_חולים בתי_חולים
host: מארח מארחת
hot: חם חמה
hot_tub: ג'קוזי אמבט_זרמים
hotel: מלון מלונות
hour: שעה שעות
house: בית בתים
household: ביתי
hungry: רעב
ice: קרח
ice_cream: גלידה
id_card: זהות דרכון תעודה תעודת_זהות תעודה_מזהה ת"ז
ill: חולה מחלה
immediately: מיד מיידי מידי
implant: שתל שתלים השתלה השתלת_שיניים
important: חשוב
indoor: מקורה בפנים פנימי
infection: זיהום דלקת
ingredient: רכיב מרכיבים רכיבים
injection: זריקה
injury: פציעה פצוע
insect: חרק חרקים
install: התקנה להתקין
instalment: תשלומים בתשלומים פריסת_תשלומים
instructions: הוראות הוראה הוראות_שימוש הוראות_הפעלה חוברת_הדרכה
instructor: מורה מדריך מאמן מורים
insurance: ביטוח מבוטח
internet: אינטרנט וויפיי
interpreter: מתורגמן תרגום מתרגם
interview: ראיון
invent: המצאה המציא
inventor: ממציא המציא
invite: הזמנה להזמין
iron: מגהץ גיהוץ ברזל
island: אי איים
jam: ריבה
jewellery: תכשיטים תכשיט
job: עבודה משרה דרוש הצעת_עבודה דרושים
juice: מיץ
jump: קפיצה לקפוץ
kayak: קיאק קיאקים
keep: לשמור שמירה
kennel: פנסיון_לכלבים פנסיון_כלבים פנסיון כלביה
kettle: קומקום
key: מפתח מפתחות
keyboard: מקלדת
kidney: כליה כליות
kilometre: קילומטר ק"מ
kindergarten: גן פעוטון גנון גן_ילדים גני_ילדים
kitchen: מטבח
knife: סכין סכינים
knit: סריגה לסרוג
laboratory: מעבדה
lactose: לקטוז חלבי
ladder: סולם
lake: אגם
lamb: כבש טלה
lamp: מנורה נורה תאורה
land: קרקע אדמה
lane: מסלול_שחייה מסלולי_שחייה מסלול
language: שפה שפות
last: אחרון אחרונה
later: מאוחר_יותר אחר_כך
laundry: כביסה מכבסה
law: חוק חוקים
lawyer: עו"ד עורך עורכת עורך_דין עורכת_דין עורכי_דין
lay: להניח הנחת
leak: נזילה דליפה נזילות
learn: ללמוד לימוד למידה
leather: עור
left: שמאל
leg: רגל
legal: משפטי חוקי
lend: השאלה להשאיל הלוואה
length: אורך ארוך
lesson: שיעור שיעורים
letter: מכתב
level: רמה רמות
library: ספרייה
licence: רישיון
lid: מכסה
life_jacket: הצלה חגורת_הצלה אפוד_הצלה אפודת_הצלה חגורות_הצלה
lifeguard: מציל
light: אור תאורה קל
lighthouse: מגדלור
lightning: ברק ברקים רעם רעמים
like: אוהב לאהוב
limescale: אבנית
line: קו קווים
listen: להקשיב האזנה
litre: ליטר
live: לגור תושב מגורים
liver: כבד
local: מקומי
lock: מנעול נעילה
locked: נעול
locker: לוקר תא ארונית תא_אחסון
login: התחברות כניסה_למערכת להתחבר
lose: אבדה אבד לאבד הלך_לאיבוד
lost_property: אבדות_ומציאות אבדות מציאות
low: נמוך
low_season: עונה_נמוכה מחוץ_לעונה
lunch: צהריים ארוחת_צהריים ארוחות_צהריים
machine: מכונה
magazine: מגזין
main: ראשי
main_course: מנה_עיקרית עיקריות מנות_עיקריות
maintenance: תחזוקה
make: ייצור לייצר מכינים
male: גבר גברים
mandatory: חובה חייב נדרש
manicure: מניקור
map: מפה מפות
map_location: מיקום מפת_הגעה
market: שוק
marry: נישואין נשוי להתחתן
massage: עיסוי מסאז'
mat: מזרן שטיחון
material: חומר חומרים
maximum: מקסימום מרבי
measure: מדידה למדוד מידה
meat: בשר
medicine: תרופה תרופות
meet: פגישה להיפגש מפגש
member: חבר חברות מנוי
menu: תפריט
message: הודעה הודעות מסר
meter: מטר מונה
method: שיטה
metre: מטר מטרים
metro: מטרו רכבת_תחתית
microchip: שבב שיבוב
microwave: מיקרוגל
middle: אמצע
midnight: חצות
mileage: קילומטראז' קילומטרז'
milk: חלב
million: מיליון
mine: מכרה
minibar: מיניבר
minimum: מינימום לפחות
minute: דקה דקות
mirror: מראה
miss: החמצה להחמיץ היעדרות
mistake: טעות טעויות
mobile_phone: נייד סלולרי טלפון_נייד טלפון_סלולרי
model: דגם מודל
monday: שני
money: כסף
month: חודש חודשים חודשי
morning: בוקר
motorcycle: אופנוע
mountain: הר הרים
mouth: פה
move: הובלה הובלות מעבר
museum: מוזיאון
mushroom: פטרייה פטריות
mustard: חרדל
nail: ציפורן ציפורניים מסמר
name: שם שמות
nappy: חיתול חיתולים
native_speaker: שפת_אם דובר_ילידי
nature: טבע טבעי
near: קרוב ליד סמוך
need: צורך צריך זקוק
needle: מחט
neighbour: שכן שכנים
new: חדש חדשה
news: חדשות
newspaper: עיתון
next: הבא הבאה
night: לילה לילות לינה
noise_loud: רעש רועש רעשים
non_swimmer: לא_יודע_לשחות לא_יודעים_לשחות
noodles: אטריות נודלס
noon: צהריים בצהריים
north: צפון
nose: אף
notice: הודעה
notice_period: הודעה הודעה_מוקדמת הודעה_מראש
number: מספר
nurse: אחות אח
nut: אגוז אגוזים בוטנים
offer: הצעה מציעים מבצע
office: משרד
official: רשמי
oil: שמן
oil_change: החלפת_שמן
old: ישן עתיק זקן
onion: בצל
online: אונליין מקוון באינטרנט
only: רק בלבד
open: פתוח פתיחה נפתח פותחים שעות_פתיחה שעות_פעילות שעות_הפתיחה שעות_קבלה
operation: ניתוח
orange: תפוז כתום
order: הזמנה להזמין
organic: אורגני
organise: ארגון לארגן מארגנים
outdoor: חוץ בחוץ חיצוני
oven: תנור
owner: בעלים בעל
pack: אריזה לארוז חבילה
paddle: משוט משוטים חתירה
paddleboard: סאפ גלשן_סאפ
page: עמוד דף
paint: צבע ציור צייר צביעה
pair: זוג
pan: מחבת סיר
paper: נייר
parade: מצעד תהלוכה
parcel: חבילה
park: פארק גן גן_ציבורי
parking: חניה חנייה חניון לחנות מקום_חניה מקומות_חניה
parking_space: מקום_חניה מקומות_חניה מקום_חנייה
partner: שותף
pass: כרטיס אישור
passenger: נוסע נוסעים
password: סיסמה
pasta: פסטה
path: שביל מסלול
patient: מטופל מטופלים חולה
pay: תשלום לשלם משלמים
paypal: פייפאל
pedal: דוושה
pedicure: פדיקור
pen: עט
pension: פנסיה
people: אנשים אדם איש בני_אדם
pepper: פלפל
percent: אחוז אחוזים
performance: הופעה הצגה מופע
perfume: בושם
perm: פרמננט סלסול
permit: היתר אישור
personalised: בהתאמה_אישית התאמה_אישית אישי
photo: צילום תמונה תמונות לצלם
piano: פסנתר
picnic: פיקניק
piece: חתיכה יחידה
pig: חזיר
pillow: כרית
pitch: מגרש
pizza: פיצה
plan: תוכנית תכנון
plant: צמח צמחים שתיל
plastic: פלסטיק
plate: צלחת צלחות
platform: רציף
play: לשחק משחק לנגן
playground: גן_שעשועים מגרש_משחקים גני_שעשועים
police: משטרה
pool: בריכה בריכת_שחייה בריכות_שחייה
poor: עני
popular: פופולרי
population: אוכלוסייה תושבים
portion: מנה מנות
possible: אפשר אפשרי ניתן
post: דואר
potato: תפו"א אדמה תפוח_אדמה תפוחי_אדמה
pound: פאונד
power_performance: הספק עוצמה
practical: מעשי מעשית
pregnant: הריון בהריון
prepare: הכנה להכין
prescription: מרשם
pressure: לחץ
prevent: מניעה למנוע
price_list: מחירון רשימת_מחירים
print: הדפסה להדפיס מודפס דפוס
printer: מדפסת מדפסות
private: פרטי
private_lesson: שיעור_פרטי שיעורים_פרטיים
prize: פרס
problem: בעיה בעיות
process: תהליך
product: מוצר מוצרים
profession: מקצוע
programme: תוכנית לו"ז
project: פרויקט
proof: קבלה הוכחה הוכחת_תשלום
protect: הגנה להגן
pub: פאב
public: ציבורי
public_holiday: חג חגים יום_חג ימי_חג ערב_חג
public_transport: תחבורה רכבת תחבורה_ציבורית
publish: פרסום לפרסם
pump: משאבה משאבות
pupil: תלמיד תלמידים סטודנט
quality: איכות
quantity: כמות
quarter: רבע
queue: תור המתנה לחכות
quiet: שקט
quiet_hours: שעות_שקט שעות_מנוחה
rabbit: ארנב ארנבת ארנבים
racket: מחבט מחבטים
raft: רפסודה רפטינג אבובים
railway: רכבת רכבות
railway_station: תחנת רכבת תחנת_רכבת תחנת_הרכבת
rain: גשם מזג_אוויר מזג_האוויר
ramp: רמפה
range: טווח
raw: נא גולמי
read: קריאה לקרוא
ready: מוכן
reason: סיבה
receive: קבלה לקבל
reception: קבלה דלפק_קבלה דלפק_הקבלה
recipe: מתכון
recommend: המלצה מומלץ ממליצים
recycle: מחזור
red: אדום
reference: הפניה אסמכתא
referral: הפניה הפניות
refrigerated: מקורר
refund: החזר זיכוי החזר_כספי החזר_כסף
register: הרשמה רישום להירשם
regular: קבוע סדיר
reminder: תזכורת תזכורות
remove: הסרה להסיר
repeat: חזרה חוזר
replace: החלפה להחליף תחליף
report: דוח דיווח
request: בקשה
rescue: חילוץ הצלה
responsible: אחראי אחריות
rest: מנוחה
restaurant: מסעדה
restore: שחזור שיקום לשחזר רסטורציה
result: תוצאה תוצאות
retail: קמעונאי
return: החזרה להחזיר
rice: אורז
ring: טבעת טבעות
risk: סיכון
river: נהר נחל
road: רחוב כביש דרך
roaming: נדידה רומינג
rodent: מכרסם מכרסמים אוגר שרקן
roof: גג
room: חדר חדרים
root_canal: טיפול_שורש טיפולי_שורש
rope: חבל חבלים
route: מסלול
router: ראוטר נתב מודם
rubbish: אשפה פסולת זבל
rule: כלל כללים
run: ריצה לרוץ
rye: שיפון
safe: בטוח בטיחות
safe_box: כספת כספת_בחדר
sail: שיט הפלגה מפרש
salad: סלט
salary: שכר משכורת
sale: מכירה למכור נמכר
salmon: סלמון
salt: מלח
same: אותו זהה
sample: דגימה דוגמית
sand: חול
saturday: שבת
sauce: רוטב
sauna: סאונה
sausage: נקניק נקניקיה נקניקייה נקניקיות
save: חיסכון לחסוך
school: בי"ס ביה"ס בית_ספר בתי_ספר
school_holidays: חופשת_לימודים חופש_גדול החופש_הגדול חופשות_בית_ספר
science: מדע
scissors: מספריים
scooter: קטנוע קורקינט
scratch: שריטה שריטות מכה_בפח
screen: מסך
sea: ים
sea_view: נוף_לים נוף_ים פונה_לים
season: עונה
seat: מושב מושבים ישיבה
second_hand: משומש משומשים יד יד_שנייה יד_שניה
security: אבטחה ביטחון
seed: זרע זרעים
self_checkin: צ'ק_אין_עצמי כניסה_עצמאית
self_service: עצמי שירות_עצמי
send: שליחה לשלוח שולחים
senior: ותיק קשיש אזרח גמלאי אזרח_ותיק אזרחים_ותיקים גיל_הזהב
separate: נפרד הפרדה
serial_number: מספר_סידורי
serve: מוגש הגשה להגיש
service: שירות שירותים
sesame: שומשום טחינה
sew: תפירה לתפור
shampoo: שמפו
share: משותף שיתוף
shave: גילוח סכין_גילוח להתגלח
sheep: כבשה כבשים
sheet: סדין מצעים
shelf: מדף מדפים
shellfish: צדפות סרטנים שרימפס פירות_ים
shoe: נעל נעליים
shop: חנות חנויות
shoulder: כתף כתפיים
shower: מקלחת
shrimp: שרימפס חסילון
shuttle: הסעה הסעות שאטל
sick_note: אישור_מחלה אישור_רפואי
sign: חתימה לחתום
signal: קליטה אות
silver: כסף
sim: סים כרטיס_סים
sing: שירה לשיר זמר מקהלה
single_room: חדר_ליחיד חדר_יחיד חדרי_יחיד
sink: כיור
skate: החלקה סקטים
ski: סקי
skin: עור
skipper: סקיפר קברניט משיט
sleep: שינה לישון
sleeping_bag: שק_שינה שקי_שינה שק"ש
slow: איטי לאט
small: קטן
smell: ריח ריחות
smoke: עישון לעשן
smoke_detector: גלאי_עשן
snow: שלג
soap: סבון
sock: גרב גרביים
socket: שקע תקע שקעים
socks: גרביים גרב
soft: רך רכה
software: תוכנה תוכנות
soil: אדמה קרקע
solar: סולארי סולרי דוד_שמש
sold_out: אזל אזל_מהמלאי אזלו_הכרטיסים
soup: מרק
sourdough: מחמצת
south: דרום
soy: סויה
spa: ספא
space: מקום חלל
spare_part: חלקי_חילוף חלק_חילוף חלפים
speak: מדבר לדבר דוברי
special: מיוחד
species: מין סוג מינים
speed: מהירות
spelt: כוסמין
spice: תבלין חריף
spoon: כף כפית
sport: ספורט
spouse: זוג בן_זוג בת_זוג
square: כיכר
square_metre: מ"ר מטר_רבוע מטרים_רבועים
squid: קלמרי דיונון תמנון
stable: אורווה
stage: במה
stain: כתם כתמים
stairs: מדרגות
stall: דוכן דוכנים
stamp: בול בולים חותמת
standing: עמידה עומדים
starter: ראשונות מנה_ראשונה מנות_ראשונות מתאבן
stay: שהייה להישאר לשהות
steal: גניבה נגנב
steam: אדים קיטור
steel: פלדה נירוסטה
stock: מלאי במלאי
stolen: גנוב
stone: אבן אבנים
stop: תחנה עצירה
store_keep: אחסון לאחסן
storm: סערה סופה
stove: כיריים תנור_עצים כירה קמין
study: לימודים
subscription: מנוי מינוי
substitute: תחליף
sugar: סוכר
suggest: להציע הצעה
suitable: מתאים
suite: סוויטה סוויטות
summer: קיץ
sunday: ראשון
surcharge: תוספת
sweet: מתוק ממתק
swim: שחייה לשחות
swimsuit: בגד_ים בגדי_ים
switch_off: לכבות כיבוי כבוי
switch_on: להדליק הדלקה הפעלה להפעיל
table: שולחן שולחנות
take: לקחת
takeaway: טייקאוויי לקחת_הביתה איסוף_עצמי טייק_אווי
tank: מיכל מכל
tap: ברז ברזים
tartar: אבנית פלאק הסרת_אבנית
taste: טעם טעימה
tax: מס מע"מ מס_ערך_מוסף
taxi: מונית
taxi_rank: תחנת_מוניות
tea: תה
team: צוות קבוצה
technician: טכנאי
technology: טכנולוגיה
teeth: שן שיניים
television: טלוויזיה
temporary: זמני
tenant: שוכר דייר
tennis: טניס
textbook: ספר_לימוד ספרי_לימוד
thank: תודה
theatre: תיאטרון
theory: תיאוריה תאוריה עיוני
therapist: מטפל מטפלת מעסה תרפיסט
thick: עבה עבים
thickness: עובי
thursday: חמישי
ticket: כרטיס כרטיסים
tide: גאות שפל
tie: עניבה לקשור
time: זמן שעה
tip: טיפ
today: היום
together: ביחד יחד
toilet: שירותים אסלה בית_שימוש
tomato: עגבנייה עגבניות
tomorrow: מחר
tool: כלי כלים
total: סה"כ סך_הכל סך_הכול
tourist: תייר תיירים
tourist_tax: תיירות מס_תיירות מס_לינה
towel: מגבת מגבות
tower: מגדל
toy: צעצוע צעצועים
tracking: מעקב מספר_מעקב מעקב_משלוח
traffic: תנועה
trailer: נגרר
training: אימון הכשרה
tram: רכבת_קלה חשמלית
transport: הובלה תחבורה
travel: נסיעה נסיעות
tree: עץ עצים
trial: ניסיון
tuesday: שלישי
tuition: שכר_לימוד
tune: כיוון_פסנתר כוונון לכוון מכוון_פסנתרים
turkey: הודו תרנגול_הודו
type: סוג
tyre: צמיג צמיגים
ultrasound: אולטרסאונד אולטראסאונד
umbrella: מטרייה שמשייה
understand: להבין
uniform: מדים תלבושת תלבושת_אחידה
university: אוניברסיטה
unpack: פריקה
update: עדכון עדכונים לעדכן
urgent: דחוף
use: שימוש להשתמש
vaccination: חיסון חיסונים מחוסן
valley: עמק
valuable: ערך חפצי_ערך דברי_ערך
van: טנדר משאית
vegan: טבעוני
vegetable: ירק ירקות
vegetarian: צמחוני
vet: וטרינר וטרינרי מרפאה_וטרינרית
view: נוף
village: כפר
vinegar: חומץ
virus: וירוס וירוסים
visit: ביקור מבקר מבקרים לבקר
voice: קול
volume: נפח
volunteer: מתנדב התנדבות
vote: הצבעה להצביע בחירות
wall: קיר
ward: מחלקה
warehouse: מחסן
warm: חם
warning: אזהרה אזהרות
wash: כביסה שטיפה לרחוץ מכונת_כביסה
watch: שעון
water: מים מי_שתייה מי_שתיה
watt: ואט וואט
wave: גל גלים
waxing: שעווה הסרת_שיער
weak: חלש
wear: ללבוש לבוש
wednesday: רביעי
week: שבוע שבועות שבועי
weekday: יום_חול ימי_חול אמצע_שבוע
weekend: סופ"ש סופשבוע סוף_שבוע סופי_שבוע סוף_השבוע
weigh: משקל לשקול
west: מערב
wet: רטוב
wetsuit: חליפת_צלילה חליפת_גלישה
wheel: גלגל גלגלים
white: לבן
whitening: הלבנה הלבנת_שיניים
whole: שלם
wholesale: סיטונאי סיטונאות סיטונות
wide: רוחב רחב
width: רוחב
wife: אישה בעל
wind: רוח
window: חלון חלונות
windscreen: שמשה שמשה_קדמית
wine: יין יינות
winter: חורף
wire: חוט כבל תיל
withdraw: משיכה
withdrawal_period: ביטול זכות_ביטול תקופת_ביטול
wool: צמר חוט
workshop: סדנה סדנאות
world: עולם
write: כתיבה סופר כותב
wrong: שגוי לא_נכון
x-ray: רנטגן צילום_רנטגן צילומי_רנטגן
year: שנה שנים שנתי
yellow: צהוב
yoga: יוגה
young: צעיר
young_animal: גור גורים
youth: נוער נער
zip: רוכסן ריצ'רץ'
`
