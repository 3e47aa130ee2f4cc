/** Words of Urdu by what they mean, as `glossary` joins them with those of other languages. */
export const URDU = `
abroad: بیرون_ملک بین_الاقوامی غیرملکی غیر_ملکی
accept: قبول منظور
accessible: معذور وہیل رسائی وہیل_چیئر معذور_افراد
accident: حادثہ حادثے ایکسیڈنٹ
activity: سرگرمی سرگرمیاں سرگرمیوں
adapter: اڈاپٹر
add: اضافہ اضافی شامل
address: پتہ پتا ایڈریس
adult: بالغ بڑے بالغوں
advance: پیشگی ایڈوانس پہلے_سے پیشگی_طور_پر
advice: مشورہ مشورے صلاح
afternoon: سہ_پہر بعد_دوپہر
age: عمر سال عمر_کی_حد کتنی_عمر کم_از_کم_عمر
agree: رضامندی متفق اتفاق
air_conditioning: ایئرکنڈیشنر اےسی ایئرکنڈیشنڈ ایئر_کنڈیشنر ایئر_کنڈیشنڈ ایئر_کنڈیشننگ اے_سی
airport: ایئرپورٹ ہوائی ہوائی_اڈہ ہوائی_اڈے
alarm: الارم
alcohol: شراب الکحل
allergy: الرجی حساسیت
allow: اجازت جائز
alone: اکیلا اکیلے تنہا
always: ہمیشہ
amount: رقم مقدار
anchor: لنگر
animal: جانور جانوروں پالتو پالتو_جانور پالتو_جانوروں
anniversary: سالگرہ شادی_کی_سالگرہ
answer: جواب جوابات
apartment: اپارٹمنٹ فلیٹ
app: ایپ ایپلیکیشن
application: درخواست درخواستیں
appointment: اپائنٹمنٹ ملاقات وقت ملاقات_کا_وقت وقت_لینا
arrive: آمد پہنچنا پہنچ
ask: سوال پوچھنا پوچھیں سوالات
assemble: جوڑنا اسمبل تنصیب
automatic: خودکار آٹومیٹک
available: دستیاب دستیابی میسر موجود
average: اوسط اوسطاً
award: ایوارڈ اعزاز
baby: شیرخوار بچہ نومولود شیرخوار_بچہ
back_up: بیک بیک_اپ
bacon: بیکن
bag: بیگ تھیلا تھیلے
baggage: سامان سوٹ سوٹ_کیس
bake: بیکری بیک نانبائی
balcony: بالکونی
ball: گیند
bank: بینک
bank_account: اکاؤنٹ کھاتہ بینک_اکاؤنٹ اکاؤنٹ_نمبر
bank_transfer: بینک_ٹرانسفر بینک_منتقلی
barbecue: باربی باربیکیو تکہ کباب باربی_کیو بار_بی_کیو
basement: تہہ بیسمنٹ تہہ_خانہ تہہ_خانے
bath: ٹب غسل باتھ_ٹب
bathrobe: غسل_کا_لباس چپل سلیپر باتھ_روب
bathroom: باتھ غسل غسلخانہ غسل_خانہ غسل_خانے باتھ_روم
battery: بیٹری
beach: ساحل
beard: داڑھی
beautiful: خوبصورت خوبصورتی حسن
bed: بستر بیڈ پلنگ
bedroom: بیڈروم خوابگاہ بیڈ_روم سونے_کا_کمرہ
beef: گائے بیف گائے_کا_گوشت بڑا_گوشت
beer: بیئر
begin: شروع آغاز
beginner: مبتدی نئے ابتدائی
bench: بینچ
bicycle: سائیکل سائیکلیں
big: بڑا بڑی سائز
bill: بل انوائس
bird: پرندہ پرندے
birth: پیدائش پیدا
birthday: سالگرہ یوم_پیدائش
bitter: کڑوا
black: کالا سیاہ کالی
blanket: کمبل
blood: خون
blood_pressure: بلڈ_پریشر فشار_خون
blood_test: خون_کا_ٹیسٹ بلڈ_ٹیسٹ خون_ٹیسٹ
blow_dry: بلو_ڈرائی
blue: نیلا نیلی
boat: کشتی کشتیاں جہاز
boil: ابلا ابالنا ابال
book_reading: کتاب کتابیں کتب
booking: بکنگ بک ریزرویشن
boot: بوٹ جوتے
born: پیدا
bottle: بوتل بوتلیں
bowl: پیالہ پیالے
box: ڈبہ ڈبے صندوق
box_carton: کارٹن گتے ڈبہ گتے_کا_ڈبہ
boy: لڑکا لڑکے
braces: بریسز دانتوں_کے_تار
brake: بریک بریکیں
branch: شاخ برانچ شاخیں
brand: برانڈ
bread: روٹی نان
break_damage: ٹوٹا نقصان خراب ٹوٹنا ٹوٹ_پھوٹ
break_pause: وقفہ وقفے
breakdown: خرابی
breakfast: ناشتہ ناشتے
bride: دلہن شادی
bridge: پل
bring: لانا لائیں لائیے
brother: بھائی بہن
budget: بجٹ
buffet: بوفے بفے
build: تعمیر بنایا
building: عمارت بلڈنگ عمارتیں
bunk: بنک_بیڈ
buoy: بوائے
bus: بس بسیں کوچ
bus_line: بس_روٹ بس_لائن
bus_stop: اسٹاپ اڈہ بس_اسٹاپ بس_اڈہ بس_سٹاپ
business: کاروبار کمپنی ادارہ
busy: مصروف رش
button: بٹن سوئچ
buy: خریدنا خرید خریداری
cabin: کیبن جھونپڑی
cake: کیک
calendar: کیلنڈر
call: فون کال رابطہ ٹیلیفون فون_نمبر فون_کال
camera: کیمرہ کیمرا تصویر
campfire: آگ الاؤ
camping: کیمپنگ خیمہ خیمے کیمپ
cancel: منسوخ منسوخی کینسل
candle: موم موم_بتی موم_بتیاں
canoe: کینو ڈونگی
capacity: گنجائش
capital: دارالحکومت سرمایہ
car: گاڑی کار گاڑیاں گاڑیوں
car_rental: کرائے_کی_گاڑی رینٹ_اے_کار گاڑی_کرائے_پر
caravan: کاروان
card: کارڈ
care: دیکھ نگہداشت خیال دیکھ_بھال
carpet: قالین
carry: اٹھانا
cash: نقد کیش نقدی
cash_machine: اے_ٹی_ایم کیش_مشین
cash_on_delivery: کیش_آن_ڈیلیوری وصولی_پر_ادائیگی ڈیلیوری_پر_ادائیگی
castle: قلعہ قلعے محل
castrate: نس_بندی خصی آختہ
cat: بلی بلیاں
catalogue: کیٹلاگ فہرست
catering: کیٹرنگ
ceiling: چھت
celebrate: جشن تقریب پارٹی منانا
celery: سیلری اجمود
cent: سینٹ پیسہ پیسے
centre: مرکز سینٹر
century: صدی
ceramics: مٹی سرامک ظروف
certificate: سرٹیفکیٹ سند
chain: زنجیر چین
chair: کرسی کرسیاں
change: تبدیلی تبدیل بدلنا
change_money: تبادلہ ریزگاری کرنسی_تبادلہ رقم_تبدیل
changing_room: ڈریسنگ کپڑے_بدلنے_کا_کمرہ ٹرائی_روم
charge_battery: چارج چارجنگ چارجر
charging_station: چارجنگ_اسٹیشن
cheap: سستا سستی سستے
cheapest: سستا سستی سب_سے_سستا سب_سے_سستی
check: معائنہ جانچ چیک
check_in: چیک چیک_ان آمد_کا_وقت
check_out: چیک چیک_آؤٹ روانگی_کا_وقت کمرہ_خالی_کرنا
check_up: چیک_اپ طبی_معائنہ
cheese: پنیر
chemist: فارمیسی میڈیکل دواخانہ میڈیکل_اسٹور دوا_خانہ ادویات_کی_دکان
chicken: مرغی چکن مرغ
child: بچہ بچے بچوں
children_menu: بچوں بچوں_کا_مینو بچوں_کا_کھانا
chocolate: چاکلیٹ
choose: انتخاب منتخب چننا
christmas: کرسمس
church: چرچ گرجا
cinema: سینما فلم فلمیں
city: شہر
class: کلاس جماعت
clean: صفائی صاف
climb: چڑھنا چڑھائی
clinic: کلینک مطب
cloakroom: کلوک_روم الماری
close: بند
clothes: کپڑے لباس ملبوسات
clutch: کلچ
coach: کوچ ٹرینر
coat: کوٹ جیکٹ
cocktail: کاک_ٹیل
code: کوڈ
coffee: کافی
cold: ٹھنڈا سرد سردی ٹھنڈ
collect: وصول لینا اٹھانا
colour: رنگ
combine: ملا امتزاج
come: آنا آئیں تشریف
comfortable: آرام آرامدہ آرام_دہ
committee: کمیٹی مجلس
compare: موازنہ
competition: مقابلہ مقابلے دوڑ
complain: شکایت شکایات
computer: کمپیوٹر لیپ لیپ_ٹاپ
concert: موسیقی کنسرٹ
condition: شرط شرائط شرائط_و_ضوابط
conference: کانفرنس میٹنگ اجلاس
confirm: تصدیق کنفرم
consumption: کھپت
contact: رابطہ رابطے رابطہ_کریں
contain: شامل مشتمل
contract: معاہدہ معاہدے
cook: پکانا باورچی پکا کھانا
cost: قیمت فیس قیمتیں نرخ لاگت خرچ کتنے_کا کتنی_قیمت کتنا_خرچ
cot: پالنا جھولا بچے_کا_بستر بچوں_کا_بستر بے_بی_کاٹ
cotton: کپاس سوتی روئی
country: ملک ممالک
course: کورس کلاس کورسز سبق
court: کورٹ ٹینس_کورٹ
cover: احاطہ کور
cow: گائے
cream: کریم بالائی ملائی
credit_card: کریڈٹ کریڈٹ_کارڈ ڈیبٹ_کارڈ
crown_tooth: کراؤن دانت_کا_خول
cup: کپ پیالی
cure: علاج شفا
currency: کرنسی
current: بہاؤ دھارا
curtain: پردہ پردے
customer: گاہک صارف مہمان گاہکوں صارفین
cut: کٹائی کٹنگ حجامت کاٹنا بال_کٹوانا بال_کاٹنا ہیئر_کٹ
dam: ڈیم بند
dance: رقص ڈانس ناچ
danger: خطرہ خطرناک خطرے
data: ڈیٹا معلومات
date: تاریخ
daughter: بیٹی
day: دن روزانہ دنوں یومیہ
dead: موت وفات مردہ انتقال
deadline: آخری آخری_تاریخ
dear_expensive: مہنگا مہنگی مہنگے
debt: قرض قرضہ
deep: گہرا گہرائی
degree: درجہ حرارت ڈگری درجہ_حرارت
delay: تاخیر دیر
deliver: ڈیلیوری ترسیل پہنچانا
dentist: دانتوں ڈینٹسٹ دندان دانتوں_کا_ڈاکٹر دندان_ساز دانتوں_کے_ڈاکٹر
depart: روانگی روانہ
deposit: ایڈوانس ضمانت بیعانہ ڈپازٹ
describe: بیان تفصیل
design: ڈیزائن ڈیزائنر
dessert: میٹھا میٹھے سویٹ
detergent: ڈٹرجنٹ سرف
device: آلہ آلات ڈیوائس
deworm: پیٹ_کے_کیڑے کیڑے_مار
diabetes: ذیابیطس شوگر
diagnosis: تشخیص
diesel: پٹرول ڈیزل ایندھن
diet: غذا پرہیز ڈائٹ
difference: فرق مختلف
difficult: مشکل دشوار
dinner: عشائیہ رات ڈنر رات_کا_کھانا رات_کے_کھانے
direction: سمت راستہ راستے کیسے_پہنچیں راستے_کی_ہدایات
dirty: گندا گندے میلا
disabled: معذور معذوری معذوروں
disappear: غائب گم
disassemble: کھولنا_اور_جوڑنا پرزے_الگ_کرنا
discount: رعایت چھوٹ ڈسکاؤنٹ
discover: دریافت
dish: ڈش پکوان کھانا
dishwasher: برتن ڈش_واشر برتن_دھونے_کی_مشین
display: ڈسپلے
dive: غوطہ غوطہ_خوری
doctor: ڈاکٹر معالج طبیب
document: دستاویز دستاویزات کاغذات
dog: کتا کتے کتوں
donate: عطیہ چندہ عطیات
door: دروازہ دروازے
double_room: ڈبل_کمرہ ڈبل_روم ڈبل
dough: گوندھا_آٹا پیڑا
download: ڈاؤنلوڈ
dozen: درجن
drain: نالی نکاسی
dress: لباس فراک
dress_code: ڈریس_کوڈ لباس_کا_ضابطہ
drill: ڈرل
drink: مشروب مشروبات پینا
drive: ڈرائیونگ ڈرائیور چلانا
driving_licence: لائسنس ڈرائیونگ_لائسنس
dry: خشک سکھانا
dry_cleaning: ڈرائی_کلین ڈرائی_کلیننگ ڈرائی_کلینر
duck: بطخ ہنس
dumpling: ڈمپلنگ منٹو موموز
duration: دورانیہ مدت عرصہ کتنی_دیر کتنا_وقت
during: دوران
dust: دھول گرد
duvet: لحاف رضائی بستر
early: جلدی پہلے
easter: ایسٹر
easy: آسان آسانی
eat: کھانا کھانے خوراک طعام
egg: انڈا انڈے
electric: برقی بجلی الیکٹرک
electricity: بجلی
elevator: لفٹ
email: ایمیل ای_میل برقی_ڈاک
emergency: ایمرجنسی ہنگامی ہنگامی_صورتحال ہنگامی_حالت
employee: ملازم عملہ ملازمین
empty: خالی
end: ختم اختتام
engine: انجن موٹر
engineer: انجینئر معمار
english: انگریزی انگلش
engraving: کندہ کندہ_کاری نقاشی
enter: داخلہ داخل
entrance_fee: داخلہ داخلہ_فیس داخلہ_ٹکٹ انٹری_فیس
envelope: لفافہ لفافے
equipment: سامان آلات
euro: یورو
evening: شام
event: تقریب تقریبات پروگرام
every: ہر
exam: امتحان امتحانات ٹیسٹ
example: مثال مثلاً
excursion: سیر دورہ ٹور
exercise: ورزش مشق
exhaust: سائلنسر ایگزاسٹ
exhibition: نمائش
exit: خروج باہر باہر_نکلنے_کا_راستہ
expire: میعاد معیاد کارآمد میعاد_ختم آخری_میعاد
explain: وضاحت سمجھانا
express: ایکسپریس تیز_ترسیل
extend: توسیع بڑھانا
eye: آنکھ آنکھیں آنکھوں
eyebrow: بھنویں ابرو پلکیں آئی_برو
fabric: کپڑا کپڑے
facial: فیشل چہرہ
factory: فیکٹری کارخانہ
family: خاندان فیملی خاندانوں
far: دور فاصلہ فاصلے
fare: کرایہ کرائے
farm: کھیت فارم کسان
fast: تیز جلدی فوری
fat: چربی چکنائی
father: والد والدہ والدین باپ ماں
female: خواتین عورت خاتون زنانہ
fence: باڑ
ferry: فیری کشتی
festival: میلہ تہوار میلے
fever: بخار
few: چند کم
fill: بھرنا بھرائی بھریں
filling_tooth: دانت_کی_بھرائی فلنگ دانت_بھرنا بھرائی
filter: فلٹر
find: ملنا تلاش ڈھونڈنا
fine: جرمانہ جرمانے
finger: انگلی انگلیاں
fire: آگ آتشزدگی
firewood: جلانے_کی_لکڑی ایندھن_کی_لکڑی
fireworks: آتش_بازی آتشبازی پٹاخے
first: پہلا پہلی پہلے
first_aid: ابتدائی_طبی_امداد فرسٹ_ایڈ
fish: مچھلی ماہی
fit: مناسب فٹ
fix: مرمت ٹھیک
flat_tyre: پنکچر
flea_tick: پسو کیڑے چیچڑ
flight: پرواز فلائٹ
flood: سیلاب
floor: منزل فرش
flour: آٹا میدہ آٹے
flower: پھول پھولوں گلدستہ
fog: دھند کہر
foot: پاؤں پیر
football: فٹبال فٹ_بال
forbidden: ممنوع منع پابندی
forest: جنگل جنگلات
forget: بھولنا بھول
form: فارم رجسٹریشن_فارم داخلہ_فارم
found_start: قائم قیام بنیاد
founder: بانی
free: مفت فری بلا_معاوضہ
free_of_charge: مفت بلا_معاوضہ
free_vacant: خالی
freeze: فریزر منجمد
fresh: تازہ
friday: جمعہ جمعے
fridge: فریج ریفریجریٹر
friend: دوست دوستوں
fringe: بینگز ماتھے_کے_بال
fruit: پھل پھلوں میوہ
full: مکمل بھرا
full_board: فل_بورڈ
furniture: فرنیچر
future: مستقبل
game: کھیل گیم
garage: گیراج
garden: باغ باغیچہ
garlic: لہسن
gas: گیس
gate: گیٹ پھاٹک دروازہ
gearbox: گیئر گیئر_باکس
generator: جنریٹر
gift: تحفہ تحفے تحائف
gift_card: گفٹ_کارڈ تحفہ_کارڈ
gift_voucher: واؤچر گفٹ_واؤچر
girl: لڑکی لڑکیاں لڑکیوں
give: دینا دیں
glacier: گلیشیئر
glass: شیشہ گلاس شیشے
glasses: عینک چشمہ
glove: دستانے دستانہ
gluten: گلوٹن گندم گلوٹن_فری گلوٹین_فری
go: جانا جائیں
goggles: تیراکی_کا_چشمہ گوگلز
gram: گرام کلو کلوگرام
grass: گھاس
grease: گریس
green: سبز ہرا
groom: گرومنگ بال_تراشنا
group: گروپ گروہ
group_lesson: گروپ_کلاس اجتماعی_کلاس
guarantee: ضمانت گارنٹی وارنٹی
guardian: سرپرست
guide: گائیڈ رہنما رہنمائی گائیڈڈ_ٹور
gym: جم فٹنس
hair: بال بالوں
hairdresser: حجام نائی سیلون
hairdryer: ہیئر_ڈرائر ہیئرڈرائر
halal: حلال کوشر
half: آدھا نصف آدھے
half_board: ہاف_بورڈ
hall: ہال
ham: ہیم
handicraft: دستکاری
handle: دستہ ہینڈل
harbour: بندرگاہ
harness: ہارنس حفاظتی_پٹی
harvest: فصل کٹائی
hat: ٹوپی
head: سربراہ منیجر مینیجر
headache: سردرد سر_درد سر_کا_درد
headliner: مرکزی_فنکار
health: صحت صحتمند
hear: سننا سنیں سماعت
hearing: سماعت
heat: حرارت ہیٹر گرم ہیٹنگ
heavy: بھاری وزن
height: اونچائی بلندی قد اونچا
helmet: ہیلمٹ
help: مدد امداد
herb: جڑی بوٹی جڑی_بوٹی جڑی_بوٹیاں
high_chair: بچوں_کی_کرسی اونچی_کرسی ہائی_چیئر
high_season: سیاحتی_موسم پیک_سیزن
highlights: ہائی_لائٹس ہائیلائٹس
hike: پیدل ہائیکنگ
hill: پہاڑی
hire: کرایہ کرائے
history: تاریخ
hobby: مشغلہ شوق
holiday: چھٹی تعطیل چھٹیاں تعطیلات
home: گھر
homework: ہوم_ورک گھر_کا_کام
honey: شہد
horse: گھوڑا گھوڑے گھڑسواری گھڑ_سواری گھوڑ_سواری
hose: ہوز پائپ
hospital: ہسپتال اسپتال
host: میزبان
hot: گرم
hot_tub: جکوزی گرم_ٹب
hotel: ہوٹل
hour: گھنٹہ گھنٹے اوقات
house: گھر مکان
household: گھریلو گھرانہ
hungry: بھوکا بھوک
ice: برف
ice_cream: آئسکریم قلفی آئس_کریم
id_card: شناختی پاسپورٹ شناخت شناختی_کارڈ
ill: بیمار بیماری مریض
immediately: فوراً فورا فوری_طور_پر
implant: امپلانٹ
important: اہم ضروری
indoor: اندر اندرونی
infection: انفیکشن
ingredient: اجزاء اجزا
injection: انجکشن ٹیکہ
injury: چوٹ زخم زخمی
insect: کیڑا کیڑے
install: تنصیب نصب
instalment: قسط اقساط قسطوں
instructions: ہدایات ہدایت ہدایت_نامہ
instructor: استاد انسٹرکٹر اساتذہ معلم
insurance: بیمہ انشورنس
internet: انٹرنیٹ وائی وائرلیس وائی_فائی
interpreter: مترجم ترجمہ ترجمان
interview: انٹرویو
invent: ایجاد
inventor: موجد ایجاد
invite: دعوت مدعو
iron: استری لوہا
island: جزیرہ جزیرے
jam: جام مربہ
jewellery: زیورات زیور
job: نوکری کام ملازمت اسامی ملازمت_کے_مواقع خالی_اسامی خالی_اسامیاں
juice: جوس رس پھلوں_کا_رس
jump: چھلانگ کودنا
kayak: کایاک کیاک
keep: رکھنا رکھیں
kennel: کینل کتوں_کا_گھر
kettle: کیتلی
key: چابی چابیاں
keyboard: کی_بورڈ کیبورڈ
kidney: گردہ گردے
kilometre: کلومیٹر
kindergarten: نرسری
kitchen: کچن باورچی باورچی_خانہ باورچی_خانے
knife: چاقو چھری
knit: بنائی بننا
laboratory: لیبارٹری تجربہ
lactose: لیکٹوز ڈیری دودھ_کی_مصنوعات
ladder: سیڑھی
lake: جھیل
lamb: دنبہ بھیڑ مٹن بھیڑ_کا_گوشت دنبے_کا_گوشت
lamp: چراغ لیمپ بتی
land: زمین
lane: لین تیراکی_کی_لین
language: زبان زبانیں
last: آخری
later: بعد_میں
laundry: لانڈری دھلائی
law: قانون قوانین
lawyer: وکیل وکلاء
lay: رکھنا
leak: رساؤ لیک رسنا
learn: سیکھنا سیکھیں
leather: چمڑا چمڑے
left: بائیں
leg: ٹانگ
legal: قانونی
lend: ادھار قرض
length: لمبائی لمبا طویل
lesson: سبق اسباق
letter: خط خطوط
level: سطح درجہ
library: لائبریری کتب_خانہ
licence: لائسنس
lid: ڈھکن ڈھکنا
life_jacket: لائف لائف_جیکٹ لائف_جیکٹس
lifeguard: گارڈ لائف_گارڈ
light: روشنی ہلکا لائٹ
lighthouse: مینار روشنی_کا_مینار لائٹ_ہاؤس
lightning: آسمانی_بجلی گرج کڑک
like: پسند
limescale: چونے_کی_تہہ
line: لائن لکیر
listen: سننا سنیں
litre: لیٹر
live: رہنا رہائشی رہائش مقیم
liver: جگر
local: مقامی
lock: تالا
locked: مقفل تالا
locker: لاکر
login: لاگ_ان لاگن
lose: گم کھونا گمشدہ
lost_property: گمشدہ_اشیاء گمشدہ_سامان
low: کم نیچا
low_season: آف_سیزن
lunch: ظہرانہ دوپہر لنچ دوپہر_کا_کھانا دوپہر_کے_کھانے
machine: مشین مشینیں
magazine: رسالہ میگزین
main: مرکزی اہم
main_course: مین_کورس مرکزی_کھانا
maintenance: مرمت سروس
make: بنانا تیار پیداوار
male: مرد مردوں مردانہ
mandatory: لازمی ضروری لازم
manicure: مینی_کیور مینیکیور
map: نقشہ نقشے
map_location: محل_وقوع لوکیشن
market: بازار مارکیٹ منڈی
marry: شادی نکاح
massage: مساج مالش
mat: چٹائی
material: مواد سامان
maximum: زیادہ زیادہ_سے_زیادہ
measure: ناپ پیمائش
meat: گوشت
medicine: دوا دوائی ادویات
meet: ملاقات ملنا
member: رکن ممبر اراکین رکنیت
menu: مینو
message: پیغام پیغامات میسج
meter: میٹر
method: طریقہ طریقے
metre: میٹر
metro: میٹرو
microchip: مائیکروچپ مائیکرو_چپ
microwave: مائیکروویو
middle: درمیان وسط
midnight: آدھی_رات نصف_شب
mileage: مائلیج
milk: دودھ
million: ملین
mine: کان
minibar: منی منی_بار
minimum: کم کم_از_کم کم_سے_کم
minute: منٹ
mirror: آئینہ شیشہ
miss: غیرحاضری چھوٹ
mistake: غلطی
mobile_phone: موبائل موبائل_فون
model: ماڈل
monday: پیر سوموار
money: پیسہ پیسے رقم
month: مہینہ ماہ مہینے ماہانہ
morning: صبح
motorcycle: موٹرسائیکل موٹر_سائیکل
mountain: پہاڑ پہاڑوں
mouth: منہ
move: منتقلی منتقل گھر_کی_منتقلی نقل_مکانی
museum: میوزیم عجائب عجائب_گھر
mushroom: کھمبی مشروم
mustard: سرسوں رائی مسٹرڈ
nail: ناخن کیل
name: نام
nappy: ڈائپر پیمپر
native_speaker: مادری_زبان اہل_زبان
nature: فطرت قدرتی
near: قریب نزدیک پاس
need: ضرورت درکار
needle: سوئی
neighbour: پڑوسی ہمسایہ
new: نیا نئی نئے
news: خبر خبریں
newspaper: اخبار
next: اگلا اگلے اگلی
night: رات راتیں راتوں
noise_loud: شور اونچی_آواز
non_swimmer: تیرنا_نہیں_آتا تیر_نہیں_سکتے
noodles: نوڈلز سویاں
noon: دوپہر
north: شمال شمالی
nose: ناک
notice: نوٹس اطلاع
notice_period: نوٹس نوٹس_کی_مدت
number: نمبر تعداد
nurse: نرس
nut: میوے مونگ اخروٹ بادام خشک_میوے مونگ_پھلی خشک_میوہ
offer: پیشکش آفر
office: دفتر آفس
official: سرکاری
oil: تیل
oil_change: آئل_چینج تیل_کی_تبدیلی تیل_بدلنا تیل_تبدیل
old: پرانا پرانی بوڑھا
onion: پیاز
online: آنلائن آن_لائن
only: صرف
open: کھلا کھلتا کھولنا کھلنے کھلی کھلنے_کے_اوقات اوقات_کار کھلنے_کا_وقت
operation: آپریشن سرجری جراحی
orange: مالٹا نارنجی سنگترہ
order: آرڈر
organic: نامیاتی آرگینک
organise: انتظام اہتمام
outdoor: باہر بیرونی کھلی_فضا
oven: تندور اوون
owner: مالک مالکان
pack: پیک پیکنگ پیکٹ
paddle: چپو
paddleboard: پیڈل_بورڈ
page: صفحہ صفحات
paint: پینٹ رنگ مصور
pair: جوڑا جوڑی
pan: کڑاہی پتیلی فرائی_پین
paper: کاغذ
parade: پریڈ جلوس
parcel: پارسل
park: پارک
parking: پارکنگ پارکنگ_کی_جگہ گاڑی_کھڑی_کرنا
parking_space: پارکنگ_کی_جگہ
partner: شریک پارٹنر
pass: پاس
passenger: مسافر مسافروں
password: پاسورڈ پاس_ورڈ
pasta: پاستا
path: راستہ راستے پگڈنڈی
patient: مریض مریضوں
pay: ادائیگی ادا
paypal: پےپال پے_پال
pedal: پیڈل
pedicure: پیڈی_کیور پیڈیکیور
pen: قلم پین
pension: پنشن
people: لوگ افراد شخص
pepper: مرچ
percent: فیصد
performance: مظاہرہ شو کارکردگی
perfume: خوشبو عطر پرفیوم
perm: پرم گھنگریالے
permit: اجازت پرمٹ
personalised: حسب_ضرورت فرمائشی آرڈر_پر
photo: تصویر فوٹو تصاویر
piano: پیانو
picnic: پکنک
piece: ٹکڑا ٹکڑے عدد
pig: سور خنزیر سور_کا_گوشت
pillow: تکیہ تکیے
pitch: میدان پچ
pizza: پیزا
plan: منصوبہ منصوبے
plant: پودا پودے پودوں
plastic: پلاسٹک
plate: پلیٹ رکابی
platform: پلیٹ پلیٹ_فارم
play: کھیلنا کھیل
playground: کھیل_کا_میدان بچوں_کے_جھولے
police: پولیس
pool: تالاب سوئمنگ سوئمنگ_پول
poor: غریب
popular: مقبول مشہور
population: آبادی
portion: حصہ پلیٹ
possible: ممکن
post: ڈاک ڈاک_خانہ
potato: آلو
pound: پاؤنڈ
power_performance: طاقت پاور
practical: عملی پریکٹیکل
pregnant: حاملہ حمل
prepare: تیاری تیار
prescription: نسخہ نسخے ڈاکٹری_نسخہ ڈاکٹر_کا_نسخہ
pressure: دباؤ پریشر
prevent: روکنا روک
price_list: نرخ نرخنامہ قیمتوں_کی_فہرست نرخ_نامہ ریٹ_لسٹ
print: پرنٹ چھپائی چھاپنا
printer: پرنٹر
private: نجی ذاتی
private_lesson: نجی_سبق پرائیویٹ_کلاس نجی_کلاس
prize: انعام انعامات
problem: مسئلہ مسائل مسئلے
process: عمل طریقہ
product: مصنوعات پروڈکٹ
profession: پیشہ
programme: پروگرام شیڈول
project: منصوبہ پروجیکٹ
proof: رسید ثبوت
protect: حفاظت تحفظ
pub: بار
public: عوامی
public_holiday: تعطیل تعطیلات عام_تعطیل سرکاری_چھٹی عوامی_تعطیل سرکاری_تعطیل
public_transport: میٹرو ٹرام پبلک_ٹرانسپورٹ عوامی_نقل_و_حمل
publish: شائع اشاعت
pump: پمپ
pupil: طالب طلبہ طلباء شاگرد طالب_علم طالب_علموں
quality: معیار کوالٹی
quantity: مقدار تعداد
quarter: چوتھائی
queue: قطار انتظار
quiet: خاموش پرسکون خاموشی
quiet_hours: خاموشی_کے_اوقات
rabbit: خرگوش
racket: ریکٹ
raft: رافٹنگ بیڑا
railway: ریل ٹرین ریلوے
railway_station: اسٹیشن ریلوے_اسٹیشن ٹرین_اسٹیشن ریلوے_سٹیشن
rain: بارش موسم
ramp: ریمپ ڈھلوان
range: رینج
raw: کچا
read: پڑھنا پڑھیں مطالعہ
ready: تیار
reason: وجہ وجوہات
receive: وصول موصول
reception: استقبالیہ ریسپشن
recipe: ترکیب
recommend: سفارش تجویز
recycle: ری_سائیکل ری_سائیکلنگ
red: سرخ لال
reference: حوالہ
referral: ریفرل ریفر حوالہ
refund: واپسی ریفنڈ رقم_کی_واپسی پیسے_واپس
register: رجسٹریشن اندراج رجسٹر
regular: باقاعدہ
reminder: یاد_دہانی یاددہانی
remove: ہٹانا نکالنا
repeat: دہرانا دوبارہ
replace: تبدیل متبادل
report: رپورٹ
request: درخواست
rescue: بچاؤ
responsible: ذمہ_دار ذمہ_داری ذمہ‌دار
rest: آرام
restaurant: ریستوران ریسٹورنٹ
restore: بحالی بحال مرمت
result: نتیجہ نتائج
retail: خوردہ
return: واپس واپسی واپس_کرنا سامان_کی_واپسی
rice: چاول
ring: انگوٹھی چھلا
risk: خطرہ
river: دریا ندی
road: سڑک شاہراہ
roaming: رومنگ
rodent: چوہا ہیمسٹر چوہے
roof: چھت
room: کمرہ کمرے کمروں
root_canal: روٹ_کینال
rope: رسی
route: راستہ روٹ
router: راؤٹر موڈیم
rubbish: کوڑا کچرا فضلہ کوڑا_کرکٹ
rule: قواعد اصول ضوابط
run: دوڑنا دوڑ
rye: رائی_کی_روٹی رائی_بریڈ
safe: محفوظ حفاظت
safe_box: تجوری
sail: بادبان
salad: سلاد
salary: تنخواہ اجرت
sale: فروخت بیچنا سیل
salmon: سالمن
salt: نمک
same: یکساں
sample: نمونہ نمونے
sand: ریت
saturday: ہفتہ سنیچر
sauce: چٹنی ساس
sauna: سونا
sausage: ساسیج
save: بچت محفوظ
school: اسکول سکول مدرسہ
school_holidays: اسکول_کی_چھٹیاں اسکول_کی_تعطیلات
science: سائنس
scissors: قینچی
scooter: اسکوٹر سکوٹر
scratch: خراش ڈینٹ خراشیں
screen: اسکرین
sea: سمندر
sea_view: سمندر_کا_نظارہ سمندری_نظارہ
season: موسم سیزن
seat: نشست سیٹ نشستیں
second_hand: پرانا مستعمل سیکنڈ_ہینڈ استعمال_شدہ
security: سیکیورٹی
seed: بیج
self_checkin: خود_چیک_ان سیلف_چیک_ان
self_service: سیلف_سروس
send: بھیجنا بھیجیں ارسال
senior: بزرگ ضعیف پنشنر بزرگ_شہری بزرگ_شہریوں معمر_افراد
separate: الگ علیحدہ
serial_number: سیریل_نمبر
serve: پیش
service: سروس خدمت خدمات
sesame: تل
sew: سلائی درزی
shampoo: شیمپو
share: مشترکہ
shave: شیو استرا شیونگ
sheep: بھیڑ بھیڑیں
sheet: چادر چادریں
shelf: شیلف طاق
shellfish: جھینگا سمندری_غذا سی_فوڈ
shoe: جوتا جوتے جوتوں
shop: دکان دکانیں اسٹور
shoulder: کندھا کندھے
shower: شاور
shrimp: جھینگا جھینگے
shuttle: شٹل
sick_note: میڈیکل_سرٹیفکیٹ بیماری_کا_سرٹیفکیٹ
sign: دستخط
signal: سگنل
silver: چاندی
sim: سم سم_کارڈ
sing: گانا گانے گلوکاری
single_room: سنگل_کمرہ سنگل_روم سنگل
sink: سنک بیسن
skate: اسکیٹنگ
ski: اسکیئنگ
skin: جلد
skipper: کپتان ناخدا
sleep: سونا نیند
sleeping_bag: سلیپنگ_بیگ
slow: آہستہ سست
small: چھوٹا چھوٹی چھوٹے
smell: بو مہک بدبو
smoke: تمباکو سگریٹ دھواں تمباکو_نوشی سگریٹ_نوشی
smoke_detector: دھویں_کا_الارم اسموک_ڈیٹیکٹر
snow: برف برفباری
soap: صابن
sock: موزے جراب
socket: ساکٹ پلگ
socks: جرابیں موزے
soft: نرم ملائم
software: سافٹ_ویئر سافٹویئر
soil: مٹی
solar: شمسی سولر شمسی_توانائی
sold_out: فروخت_ہو_چکے سولڈ_آؤٹ اسٹاک_ختم
soup: سوپ یخنی
sourdough: خمیری خمیر
south: جنوب جنوبی
soy: سویا سویابین
spa: سپا
space: جگہ
spare_part: فاضل_پرزہ پرزہ پرزے اسپیئر_پارٹ اسپیئر_پارٹس
speak: بولنا بولتے بات
special: خاص خصوصی
species: قسم اقسام
speed: رفتار
spelt: اسپیلٹ
spice: مصالحہ مسالہ تیز
spoon: چمچ
sport: کھیل کھیلوں
spouse: شریک شریک_حیات
square: چوک
square_metre: مربع_میٹر
squid: اسکوئڈ آکٹوپس
stable: اصطبل
stage: اسٹیج
stain: داغ دھبہ
stairs: سیڑھی سیڑھیاں زینہ
stall: اسٹال سٹال ٹھیلا
stamp: مہر ڈاک_ٹکٹ
standing: کھڑے کھڑا
starter: اسٹارٹر اشتہا_انگیز
stay: قیام ٹھہرنا
steal: چوری چرانا
steam: بھاپ
steel: فولاد اسٹیل
stock: اسٹاک ذخیرہ
stolen: چوری
stone: پتھر
stop: رکنا اسٹاپ
store_keep: ذخیرہ گودام
storm: طوفان
stove: چولہا چولہے انگیٹھی
study: پڑھائی تعلیم
subscription: رکنیت سبسکرپشن
substitute: متبادل
sugar: چینی شکر
suggest: تجویز
suitable: موزوں مناسب
suite: سویٹ سوئٹ
summer: گرمیوں گرما گرمی
sunday: اتوار
surcharge: اضافی
sweet: میٹھا مٹھائی
swim: تیراکی تیرنا
swimsuit: تیراکی_کا_لباس سوئمنگ_کاسٹیوم
switch_off: بجھانا سوئچ_آف
switch_on: جلانا سوئچ_آن
table: میز
take: لینا لیں
takeaway: پارسل ٹیک_اوے
tank: ٹینک ٹنکی
tap: نل ٹونٹی
tartar: ٹارٹر دانتوں_کا_میل پلاک
taste: ذائقہ مزہ
tax: ٹیکس محصول سیلز_ٹیکس ویلیو_ایڈڈ_ٹیکس
taxi: ٹیکسی
taxi_rank: ٹیکسی_اسٹینڈ
tea: چائے
team: ٹیم
technician: ٹیکنیشن کاریگر
technology: ٹیکنالوجی
teeth: دانت دانتوں
television: ٹیلیویژن ٹی_وی
temporary: عارضی
tenant: کرایہ‌دار کرایہ
tennis: ٹینس
textbook: نصابی_کتاب درسی_کتاب نصاب درسی_کتابیں
thank: شکریہ
theatre: تھیٹر
theory: نظریہ تھیوری نظری
therapist: تھراپسٹ معالج مساجر
thick: موٹا موٹی
thickness: موٹائی
thursday: جمعرات
ticket: ٹکٹ ٹکٹیں
tide: جوار مد_و_جزر جوار_بھاٹا
tie: ٹائی باندھنا
time: وقت اوقات
tip: ٹپ بخشش
today: آج
together: اکٹھے ساتھ
toilet: ٹوائلٹ بیت بیت_الخلا بیت_الخلاء
tomato: ٹماٹر
tomorrow: کل
tool: اوزار آلات
total: کل مجموعی
tourist: سیاح سیاحوں
tourist_tax: سیاحتی_ٹیکس سیاحوں_کا_ٹیکس
towel: تولیہ تولیے
tower: مینار ٹاور
toy: کھلونا کھلونے
tracking: ٹریکنگ ٹریک ٹریکنگ_نمبر
traffic: ٹریفک
trailer: ٹریلر
training: تربیت ٹریننگ
tram: ٹرام
transport: نقل ٹرانسپورٹ نقل_و_حمل
travel: سفر
tree: درخت درختوں
trial: آزمائشی آزمائش
tuesday: منگل
tuition: ٹیوشن_فیس ٹیوشن اسکول_فیس
tune: سر_ملانا ٹیوننگ ٹیون
turkey: فیل_مرغ ٹرکی
type: قسم اقسام
tyre: ٹائر
ultrasound: الٹراساؤنڈ الٹرا_ساؤنڈ
umbrella: چھتری
understand: سمجھنا سمجھ
uniform: یونیفارم وردی
university: یونیورسٹی جامعہ
update: اپ_ڈیٹ اپڈیٹ
urgent: فوری ارجنٹ
use: استعمال
vaccination: ویکسین ٹیکہ ٹیکے حفاظتی_ٹیکے حفاظتی_ٹیکہ
valley: وادی
valuable: قیمتی قیمتی_سامان قیمتی_اشیاء
van: وین ٹرک
vegan: ویگن
vegetable: سبزی سبزیاں سبزیوں
vegetarian: سبزی سبزی_خور
vet: ویٹرنری جانوروں_کا_ڈاکٹر جانوروں_کے_ڈاکٹر
view: نظارہ منظر
village: گاؤں دیہات
vinegar: سرکہ
virus: وائرس
visit: دورہ زائرین ملاقات سیر
voice: آواز
volume: حجم
volunteer: رضاکار
vote: ووٹ ووٹنگ رائے_شماری
wall: دیوار
ward: وارڈ
warehouse: گودام
warm: گرم
warning: انتباہ وارننگ خبردار
wash: دھونا دھلائی دھو واشنگ_مشین
watch: گھڑی
water: پانی پینے_کا_پانی
watt: واٹ
wave: لہر لہریں
waxing: ویکسنگ ویکس
weak: کمزور
wear: پہننا پہنیں
wednesday: بدھ
week: ہفتہ ہفتے
weekday: کام_کے_دن ہفتے_کے_دن
weekend: ویک ویک_اینڈ ہفتے_کے_آخر
weigh: وزن تولنا
west: مغرب مغربی
wet: گیلا
wetsuit: ویٹ_سوٹ غوطہ_خوری_کا_لباس
wheel: پہیہ پہیے
white: سفید
whitening: دانت_سفید_کرنا وائٹننگ دانتوں_کی_سفیدی
whole: پورا پوری
wholesale: تھوک ہول_سیل
wide: چوڑا چوڑائی
width: چوڑائی
wife: بیوی شوہر
wind: ہوا
window: کھڑکی کھڑکیاں
windscreen: ونڈ_اسکرین سامنے_کا_شیشہ
wine: شراب وائن
winter: سردیوں سرما سردی
wire: تار
withdraw: دستبرداری واپس
withdrawal_period: دستبرداری
wool: اون
workshop: ورکشاپ
world: دنیا عالمی
write: لکھنا مصنف لکھا
wrong: غلط
x-ray: ایکسرے ایکس_رے
year: سال سالانہ
yellow: پیلا زرد
yoga: یوگا
young: جوان نوجوان
young_animal: پلا بلونگڑا
youth: نوجوان نوجوانوں
zip: زپ
`
