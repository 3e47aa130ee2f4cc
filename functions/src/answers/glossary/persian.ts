/** Words of Persian by what they mean, as `glossary` joins them with those of other languages. */
export const PERSIAN = `
abroad: خارج_از_کشور خارجی بین‌المللی بین_المللی
accept: پذیرش قبول می‌پذیریم پذیرفته پذیرفتن
accessible: ویلچر معلولان دسترس‌پذیر صندلی_چرخدار صندلی_چرخ‌دار ویلچر_رو افراد_معلول مناسب_معلولان
accident: تصادف حادثه سانحه
activity: فعالیت سرگرمی
adapter: آداپتور تبدیل_برق مبدل
add: اضافه افزودن اضافی
address: آدرس نشانی
adult: بزرگسال بزرگسالان
advance: قبلی پیشاپیش پیش از_قبل از_پیش
advice: مشاوره راهنمایی توصیه
afternoon: بعدازظهر بعد_از_ظهر عصر
age: سن سال سنی ساله چند_سال چند_ساله حداقل_سن
agree: موافقت توافق رضایت موافق
air_conditioning: کولر تهویه تهویه_مطبوع کولر_گازی
airport: فرودگاه
alarm: آلارم دزدگیر هشدار زنگ_هشدار
alcohol: الکل الکلی مشروب
allergy: آلرژی حساسیت آلرژن
allow: مجاز اجازه
alone: تنها تنهایی
always: همیشه همواره
amount: مبلغ مقدار جمع
anchor: لنگر
animal: حیوان حیوانات خانگی حیوان_خانگی حیوانات_خانگی
anniversary: سالگرد سالگرد_ازدواج
answer: پاسخ جواب
apartment: آپارتمان واحد سوئیت
app: اپلیکیشن اپ برنامک
application: درخواست تقاضا متقاضی
appointment: نوبت وقت قرار وقت_گرفتن گرفتن_نوبت نوبت_دهی نوبت‌دهی
arrive: ورود رسیدن می‌رسد
ask: سوال پرسش پرسیدن سؤال
assemble: مونتاژ نصب سرهم
automatic: اتوماتیک خودکار دنده‌اتوماتیک
available: موجود موجودی دسترس در_دسترس
average: میانگین متوسط معدل
award: جایزه جوایز تقدیر
baby: نوزاد شیرخوار کودک
back_up: پشتیبان بکاپ نسخه_پشتیبان پشتیبان_گیری پشتیبان‌گیری
bacon: بیکن
bag: کیف کیسه ساک
baggage: چمدان بار وسایل اثاثیه
bake: نانوایی پخت نانوا پختن
balcony: بالکن تراس ایوان
ball: توپ
bank: بانک بانکی
bank_account: حساب شبا بانکی حساب_بانکی شماره_حساب شماره_شبا
bank_transfer: کارت_به_کارت حواله_بانکی انتقال_بانکی حواله
barbecue: کباب باربیکیو منقل کبابی
basement: زیرزمین
bath: وان وان_حمام
bathrobe: حوله_تن‌پوش روبدوشامبر دمپایی حوله_پالتویی
bathroom: حمام سرویس سرویس_بهداشتی
battery: باتری
beach: ساحل پلاژ
beard: ریش
beautiful: زیبا زیبایی قشنگ
bed: تخت تختخواب
bedroom: خواب اتاق_خواب اتاق‌خواب
beef: گوساله گاو گوشت_گوساله گوشت_گاو
beer: آبجو ماءالشعیر
begin: شروع آغاز
beginner: مبتدی مبتدیان
bench: نیمکت
berth: اسکله پهلوگیری
bicycle: دوچرخه
big: بزرگ اندازه سایز
bill: فاکتور صورتحساب قبض
bird: پرنده پرندگان
birth: تولد متولد زایمان
birthday: تولد جشن_تولد
bitter: تلخ
black: سیاه مشکی
blanket: پتو
blood: خون
blood_pressure: فشار_خون فشارخون
blood_test: آزمایش_خون
blow_dry: براشینگ سشوار
blue: آبی
boat: قایق کشتی
boil: جوشاندن جوش آب‌پز آب_پز
book_reading: کتاب
booking: رزرو رزرواسیون
boot: چکمه پوتین بوت
born: متولد زاده
bottle: بطری شیشه
bowl: کاسه
box: جعبه صندوق
box_carton: کارتن جعبه_مقوایی
boy: پسر
braces: ارتودنسی
brake: ترمز لنت
branch: شعبه شعب
brand: برند مارک سازنده
bread: نان
break_damage: شکسته خراب خسارت آسیب معیوب آسیب_دیده
break_pause: استراحت تنفس
breakdown: خرابی نقص
breakfast: صبحانه
bride: عروس عروسی ازدواج
bridge: پل
bring: آوردن بیاورید همراه
brother: برادر خواهر
budget: بودجه
buffet: بوفه سلف
build: ساخت ساختن ساختمان ساخته
building: ساختمان بنا عمارت
bunk: دوطبقه تخت_دو_طبقه تخت_دوطبقه
buoy: بویه شناور_راهنما
bus: اتوبوس
bus_line: خط_اتوبوس خطوط_اتوبوس
bus_stop: ایستگاه ایستگاه_اتوبوس
business: شرکت کسب تجارت
busy: شلوغ شلوغی پرمشغله
button: دکمه کلید
buy: خرید خریدن بخرید
cabin: کلبه کابین
cake: کیک
calendar: تقویم
call: تماس تلفن زنگ شماره_تلفن تماس_تلفنی
camera: دوربین عکس عکاسی
campfire: آتش آتش‌افروزی آتش_روشن_کردن روشن_کردن_آتش
camping: کمپینگ چادر کمپ
cancel: لغو کنسل کنسلی ابطال
candle: شمع
canoe: کانو قایق_کانو
capacity: ظرفیت گنجایش
capital: پایتخت سرمایه
car: ماشین خودرو اتومبیل
car_rental: اجاره_خودرو اجاره_ماشین کرایه_ماشین
caravan: کاروان کانکس
card: کارت
care: مراقبت نگهداری
carpet: فرش قالی موکت
carry: حمل بردن
cash: نقد نقدی
cash_machine: خودپرداز عابربانک عابر_بانک دستگاه_خودپرداز
cash_on_delivery: پرداخت_در_محل پرداخت_درب_منزل پرداخت_هنگام_تحویل
castle: قلعه قصر کاخ
castrate: عقیم‌سازی عقیم_سازی عقیم اخته
cat: گربه
catalogue: کاتالوگ فهرست
catering: کیترینگ پذیرایی
ceiling: سقف
celebrate: جشن مهمانی
celery: کرفس
cent: سنت
centre: مرکز
century: قرن سده
ceramics: سفال سرامیک سفالگری
certificate: گواهی گواهینامه مدرک
chain: زنجیر
chair: صندلی
change: تغییر عوض
change_money: صرافی تبدیل خرد
changing_room: رختکن پرو اتاق_پرو
charge_battery: شارژ شارژر
charging_station: ایستگاه_شارژ
cheap: ارزان ارزان‌تر
cheapest: ارزان‌ترین
check: معاینه بررسی بازرسی چک
check_in: پذیرش ورود ساعت_ورود ساعت_تحویل_اتاق چک_این چک‌این
check_out: تحویل خروج تخلیه ساعت_خروج تخلیه_اتاق چک_اوت چک‌اوت
check_up: چکاپ چک‌آپ چک_آپ معاینه_دوره‌ای
cheese: پنیر
chemist: داروخانه
chicken: مرغ جوجه
child: کودک بچه کودکان فرزند خردسال
children_menu: کودک کودکان منوی_کودک منوی_کودکان غذای_کودک
chocolate: شکلات
choose: انتخاب گزینه
christmas: کریسمس
church: کلیسا
cinema: سینما فیلم
city: شهر
class: کلاس
clean: تمیز نظافت پاک شستشو
climb: صعود صخره‌نوردی کوهنوردی
clinic: مطب کلینیک درمانگاه
cloakroom: رخت‌آویز جالباسی تحویل_لباس
close: بسته تعطیل بستن می‌بندیم
clothes: لباس پوشاک
clutch: کلاچ
coach: مربی
coat: کت پالتو کاپشن ژاکت
cocktail: کوکتل
code: کد رمز
coffee: قهوه
cold: سرد سرما
collect: تحویل دریافت برداشتن
colour: رنگ رنگی
combine: ترکیب
come: آمدن بیایید می‌آید مراجعه
comfortable: راحت راحتی
committee: کمیته هیئت هیئت_مدیره
compare: مقایسه
competition: مسابقه رقابت
complain: شکایت اعتراض
computer: کامپیوتر رایانه لپ‌تاپ لپتاپ
concert: کنسرت موسیقی
condition: شرط شرایط ضوابط شرایط_و_ضوابط شرایط_و_قوانین
conference: همایش کنفرانس جلسه
confirm: تایید تأیید
consumption: مصرف
contact: تماس ارتباط تماس_با_ما راه‌های_ارتباطی
contain: شامل حاوی دارا
contract: قرارداد
cook: آشپز آشپزی پختن پخت
cost: قیمت هزینه نرخ بها شهریه تعرفه چقدر_است چند_است چه_قیمتی
cot: گهواره تخت تخت_کودک تخت_نوزاد تخت_بچه
cotton: پنبه نخی پنبه‌ای
country: کشور
course: دوره کلاس درس آموزش
court: زمین_تنیس زمین_بازی
cover: پوشش
cow: گاو
cream: خامه
credit_card: اعتباری کارت کارت_اعتباری کارت_بانکی
crown_tooth: روکش روکش_دندان
cup: فنجان لیوان
cure: درمان شفا
currency: ارز پول
current: جریان_آب جریان
curtain: پرده
customer: مشتری مشتریان مهمان میهمان
cut: کوتاهی اصلاح کوتاه کوتاهی_مو کوتاه_کردن_مو اصلاح_مو
dam: سد
dance: رقص
danger: خطر خطرناک
data: داده اطلاعات اطلاعات_شخصی حریم_خصوصی
date: تاریخ
daughter: دختر
day: روز روزانه
dead: مرگ مرده فوت درگذشت
deadline: مهلت نهایت آخرین_مهلت
dear_expensive: گران گران‌تر
debt: بدهی بدهکار
deep: عمیق عمق
degree: درجه دما
delay: تاخیر تأخیر دیر دیرکرد
deliver: ارسال تحویل پیک
dentist: دندانپزشک دندانپزشکی دندان
depart: حرکت خروج ترک عزیمت
deposit: بیعانه ودیعه پیش‌پرداخت سپرده پیش_پرداخت
describe: توضیح توصیف شرح
design: طراحی طراح طرح
dessert: دسر
detergent: شوینده پودر مایع مایع_ظرفشویی پودر_لباسشویی مواد_شوینده
device: دستگاه وسیله لوازم_خانگی
deworm: ضدانگل انگل‌زدایی قرص_انگل ضد_انگل
diabetes: دیابت قند
diagnosis: تشخیص
diesel: بنزین گازوئیل سوخت
diet: رژیم
difference: تفاوت فرق متفاوت
difficult: سخت دشوار مشکل
dinner: شام
direction: مسیر جهت راه چطور_برسیم نحوه_دسترسی
dirty: کثیف آلوده
disabled: معلول معلولیت معلولان
disappear: گم ناپدید مفقود
disassemble: باز_کردن_قطعات پیاده_کردن جداسازی دمونتاژ
discount: تخفیف
discover: کشف
dish: غذا خوراک
dishwasher: ظرفشویی ظرف‌شویی ماشین_ظرفشویی
display: نمایشگر
dive: غواصی شیرجه
doctor: پزشک دکتر
document: مدرک مدارک سند اسناد
dog: سگ
donate: اهدا کمک خیریه
door: در درب
double_room: اتاق_دو_تخته اتاق_دونفره اتاق_دو_نفره اتاق_دوتخته دوتخته دابل
dough: خمیر
download: دانلود بارگیری
dozen: دوجین
drain: فاضلاب چاه
dress: پیراهن
dress_code: پوشش_رسمی کد_پوشش لباس_رسمی
drill: دریل مته
drink: نوشیدنی نوشیدن آشامیدنی
drive: رانندگی راننده
driving_licence: گواهینامه رانندگی گواهینامه_رانندگی
dry: خشک خشک‌کن خشک_کن
dry_cleaning: خشکشویی خشک‌شویی خشک_شویی
duck: اردک غاز
dumpling: دامپلینگ پیراشکی
duration: مدت طول زمان چقدر_طول_می‌کشد چه_مدت مدت_زمان
during: طی هنگام حین
dust: گردوغبار غبار گرد_و_غبار گردگیری
duvet: لحاف ملحفه روتختی
early: زود زودتر
easter: ایستر عید_پاک
easy: آسان راحت ساده
eat: غذا خوردن وعده خوراک
egg: تخم‌مرغ تخم تخم_مرغ
electric: برقی برق الکتریکی
electricity: برق
elevator: آسانسور
email: ایمیل پست_الکترونیک پست_الکترونیکی
emergency: اورژانس اضطراری شماره_اضطراری
employee: کارمند کارکنان پرسنل
empty: خالی
end: پایان تمام
engine: موتور
engineer: مهندس معمار
english: انگلیسی
engraving: حکاکی حک
enter: ورود ورودی
entrance_fee: ورودی ورودیه هزینه_ورود بلیت_ورودی بلیط_ورودی قیمت_بلیت ورودی_موزه
envelope: پاکت پاکت_نامه
equipment: تجهیزات لوازم وسایل
euro: یورو
evening: عصر شب غروب
event: رویداد مراسم برنامه
every: هر
exam: امتحان آزمون تست
example: مثال نمونه
excursion: گردش تور سفر گشت
exercise: تمرین ورزش
exhaust: اگزوز
exhibition: نمایشگاه
exit: خروج خروجی
expire: انقضا اعتبار معتبر تاریخ_انقضا
explain: توضیح شرح
express: اکسپرس پیشتاز ارسال_فوری
extend: تمدید
eye: چشم
eyebrow: ابرو مژه
fabric: پارچه
facial: پاکسازی_پوست فیشیال پاکسازی
factory: کارخانه
family: خانواده خانوادگی
far: دور فاصله مسافت
fare: کرایه
farm: مزرعه کشاورز
fast: سریع تند فوری
fat: چربی چرب
father: پدر مادر والدین
female: زن بانوان خانم زنان زنانه
fence: حصار نرده
ferry: کشتی لنج
festival: جشنواره فستیوال
fever: تب
few: کم چند
fill: پر پرکردن
filling_tooth: پرکردن_دندان پر_کردن_دندان ترمیم_دندان کامپوزیت
filter: فیلتر صافی
find: پیدا یافتن
fine: جریمه
finger: انگشت
fire: آتش‌سوزی آتش_سوزی حریق
firewood: هیزم
fireworks: آتش‌بازی آتش_بازی ترقه
first: اول اولین نخست
first_aid: کمک‌های_اولیه کمک_های_اولیه
fish: ماهی ماهیگیری
fit: مناسب
fix: تعمیر تعمیرات تعمیرگاه
flat_tyre: پنچری پنچر پنچر_شدن پنچرگیری
flea_tick: کک کنه انگل
flight: پرواز
flood: سیل سیلاب
floor: طبقه
flour: آرد
flower: گل دسته‌گل
fog: مه
foot: پا
football: فوتبال
forbidden: ممنوع ممنوعیت غیرمجاز
forest: جنگل
forget: فراموش فراموشی
form: فرم فرم_ثبت‌نام فرم_ثبت_نام
found_start: تاسیس تأسیس
founder: موسس بنیان‌گذار مؤسس بنیانگذار
free: رایگان مجانی
free_of_charge: رایگان مجانی بدون_هزینه
free_vacant: خالی آزاد
freeze: فریزر یخ‌زده منجمد
fresh: تازه
friday: جمعه
fridge: یخچال
friend: دوست دوستان
fringe: چتری
fruit: میوه
full: پر تکمیل کامل
full_board: تمام‌پانسیون فول‌برد فول_برد سه_وعده_غذا
furniture: مبلمان مبل اثاثیه
future: آینده
game: بازی
garage: گاراژ پارکینگ تعمیرگاه
garden: باغ باغچه
garlic: سیر
gas: گاز
gate: دروازه گیت
gearbox: گیربکس دنده جعبه‌دنده
generator: ژنراتور موتور_برق
gift: هدیه کادو
gift_card: کارت_هدیه
gift_voucher: بن هدیه بن_خرید بن_هدیه
girl: دختر
give: دادن می‌دهیم تحویل
glass: شیشه لیوان
glasses: عینک
glove: دستکش
gluten: گلوتن گندم بدون_گلوتن فاقد_گلوتن
go: رفتن بروید می‌رود
goggles: عینک_شنا
gram: گرم کیلو کیلوگرم
grass: چمن علف
grease: گریس گریس‌کاری
green: سبز
groom: گرومینگ اصلاح_سگ آرایش_حیوانات
group: گروه گروهی
group_lesson: کلاس_گروهی کلاس‌های_گروهی
guarantee: ضمانت گارانتی
guardian: سرپرست قیم ولی
guide: راهنما تور_راهنما راهنمای_تور تور_لیدر
gym: باشگاه بدنسازی باشگاه_ورزشی سالن_بدنسازی باشگاه_بدنسازی
hair: مو موی
hairdresser: آرایشگاه آرایشگر سلمانی
hairdryer: سشوار موخشک‌کن
halal: حلال کوشر
half: نیم نصف
half_board: نیم‌پانسیون هاف‌برد دو_وعده_غذا هاف_برد
hall: سالن تالار
ham: ژامبون
handicraft: صنایع‌دستی دستی صنایع_دستی
handle: دستگیره دسته
harbour: بندر اسکله
harness: هارنس کمربند_ایمنی
harvest: برداشت محصول
hat: کلاه
head: مدیر رئیس سرپرست
headache: سردرد
headliner: هنرمند_اصلی ستاره_برنامه
health: سلامت سلامتی بهداشت سالم
hear: شنیدن شنوایی
hearing: شنوایی سمعک
heat: گرمایش بخاری گرم شوفاژ
heavy: سنگین وزن
height: ارتفاع بلند قد بلندی
helmet: کلاه ایمنی کلاه_ایمنی کلاه_کاسکت
help: کمک راهنمایی
herb: گیاه سبزی دارویی گیاهان_دارویی
high_chair: صندلی_کودک صندلی_غذای_کودک صندلی_غذا
high_season: فصل_شلوغ ایام_پیک فصل_گردشگری
highlights: هایلایت مش بالیاژ
hike: پیاده‌روی کوه‌پیمایی پیاده طبیعت‌گردی پیاده_روی کوه_پیمایی طبیعت_گردی
hill: تپه
hire: اجاره کرایه
history: تاریخ تاریخچه
hobby: سرگرمی
holiday: تعطیلات مرخصی تعطیل
home: خانه منزل
homework: تکلیف تکالیف مشق
honey: عسل
horse: اسب سوارکاری اسب_سواری
hose: شلنگ شیلنگ
hospital: بیمارستان
host: میزبان
hot: داغ گرم
hot_tub: جکوزی
hotel: هتل
hour: ساعت ساعات
house: خانه منزل
household: خانوار خانگی
hungry: گرسنه
ice: یخ
ice_cream: بستنی
id_card: شناسایی گذرنامه پاسپورت شناسنامه کارت_ملی کارت_شناسایی مدارک_شناسایی
ill: بیمار بیماری مریض
immediately: فوراً فورا بلافاصله
implant: ایمپلنت کاشت_دندان
important: مهم
indoor: سرپوشیده داخل داخلی
infection: عفونت
ingredient: مواد ترکیبات مواد_اولیه مواد_تشکیل_دهنده
injection: تزریق آمپول
injury: آسیب جراحت مصدوم
insect: حشره حشرات
install: نصب
instalment: قسط اقساط قسطی اقساطی
instructions: دستورالعمل راهنما دفترچه_راهنما راهنمای_استفاده
instructor: مربی معلم استاد مدرس
insurance: بیمه
internet: اینترنت وای‌فای وایفای وای_فای
interpreter: مترجم ترجمه
interview: مصاحبه
invent: اختراع
inventor: مخترع اختراع
invite: دعوت
iron: اتو آهن
island: جزیره
jam: مربا
jewellery: جواهر جواهرات طلا زیورآلات
job: کار شغل استخدام فرصت_شغلی فرصت‌های_شغلی آگهی_استخدام
juice: آبمیوه آب_میوه آب‌میوه
jump: پرش پریدن
kayak: کایاک
keep: نگهداری نگه
kennel: پانسیون_سگ پانسیون_حیوانات پانسیون لانه_سگ
kettle: کتری
key: کلید
keyboard: کیبورد صفحه‌کلید صفحه_کلید
kidney: کلیه
kilometre: کیلومتر
kindergarten: مهدکودک مهد مهد_کودک پیش_دبستانی
kitchen: آشپزخانه
knife: چاقو
knit: بافتنی بافندگی بافت
laboratory: آزمایشگاه
lactose: لاکتوز لبنیات
ladder: نردبان
lake: دریاچه
lamb: بره گوسفندی گوشت_گوسفندی گوشت_بره
lamp: چراغ لامپ
land: زمین
lane: لاین_شنا لاین خط_شنا
language: زبان
last: آخرین آخر
later: بعداً بعدا
laundry: خشکشویی رختشویی لباسشویی
law: قانون قوانین
lawyer: وکیل
lay: گذاشتن
leak: نشتی نشت چکه
learn: یادگیری آموختن یاد
leather: چرم چرمی
left: چپ
leg: پا
legal: قانونی حقوقی
lend: امانت قرض وام
length: طول بلند دراز
lesson: درس جلسه
letter: نامه
level: سطح
library: کتابخانه
licence: مجوز پروانه
lid: درپوش سرپوش
life_jacket: جلیقه نجات جلیقه_نجات
lifeguard: نجات ناجی غریق نجات_غریق ناجی_غریق
light: نور روشنایی سبک
lighthouse: فانوس فانوس_دریایی
lightning: رعد رعدوبرق رعد_و_برق صاعقه
like: دوست پسندیدن
limescale: رسوب جرم_کتری رسوب‌زدایی
line: خط
listen: گوش
litre: لیتر
live: زندگی ساکن
liver: کبد جگر
local: محلی بومی
lock: قفل
locked: قفل
locker: کمد صندوق_امانات کمد_قفل‌دار
login: ورود_به_حساب لاگین ورود_به_سایت
lose: گم مفقود
lost_property: اشیای_گمشده اشیاء_گمشده گمشده
low: کم پایین
low_season: فصل_خلوت ایام_غیر_پیک
lunch: ناهار نهار
machine: ماشین دستگاه
magazine: مجله
main: اصلی
main_course: غذای_اصلی غذاهای_اصلی
maintenance: سرویس نگهداری
make: تولید ساخت درست
male: مرد آقایان مردانه مردان
mandatory: اجباری الزامی باید ضروری
manicure: مانیکور
map: نقشه
map_location: موقعیت لوکیشن موقعیت_مکانی
market: بازار
marry: ازدواج متاهل
massage: ماساژ
mat: زیرانداز تشک
material: مواد جنس متریال
maximum: حداکثر
measure: اندازه‌گیری متر
meat: گوشت
medicine: دارو داروها
meet: ملاقات جلسه دیدار
member: عضو عضویت اعضا
menu: منو
message: پیام پیامک
meter: متر کنتور
method: روش شیوه
metre: متر
metro: مترو
microchip: میکروچیپ
microwave: مایکروویو ماکروفر
middle: وسط میانه
midnight: نیمه‌شب نیمه_شب
mileage: کارکرد کیلومتر_کارکرد
milk: شیر
million: میلیون
mine: معدن
minibar: مینی‌بار
minimum: حداقل
minute: دقیقه دقایق
mirror: آینه
miss: غیبت غایب
mistake: اشتباه خطا
mobile_phone: موبایل گوشی همراه تلفن_همراه گوشی_همراه گوشی_موبایل
model: مدل
monday: دوشنبه
money: پول
month: ماه ماهانه ماهیانه
morning: صبح
motorcycle: موتورسیکلت موتور
mountain: کوه کوهستان
mouth: دهان
move: اسباب‌کشی باربری جابجایی اسباب_کشی
museum: موزه
mushroom: قارچ
mustard: خردل
nail: ناخن میخ
name: نام اسم
nappy: پوشک
native_speaker: نیتیو زبان_مادری بومی‌زبان
nature: طبیعت طبیعی
near: نزدیک نزدیکی
need: نیاز لازم احتیاج
needle: سوزن
neighbour: همسایه
new: جدید نو تازه
news: خبر اخبار
newspaper: روزنامه
next: بعدی آینده بعد
night: شب شبانه اقامت
noise_loud: سروصدا سر_و_صدا صدای_بلند
non_swimmer: شنا_بلد_نیست شنا_بلد_نبودن
noodles: نودل رشته
noon: ظهر
north: شمال شمالی
nose: بینی دماغ
notice: اطلاع اطلاعیه اعلام
notice_period: اخطار اعلام
number: شماره تعداد
nurse: پرستار
nut: آجیل گردو بادام‌زمینی بادام پسته بادام_زمینی
offer: ارائه پیشنهاد
office: دفتر اداره
official: رسمی
oil: روغن
oil_change: تعویض_روغن تعویض‌روغنی تعویض_روغنی
old: قدیمی پیر کهنه
onion: پیاز
online: آنلاین اینترنتی
only: فقط تنها
open: باز افتتاح بازگشایی ساعات_کاری ساعت_کاری ساعت_کار ساعات_کار باز_است
operation: عمل جراحی
orange: پرتقال نارنجی
order: سفارش
organic: ارگانیک
organise: برگزاری سازماندهی
outdoor: بیرون روباز
oven: فر تنور
owner: مالک صاحب
pack: بسته بسته‌بندی
paddle: پارو پدل
paddleboard: پدل‌برد تخته_پارویی پدل_برد
page: صفحه
paint: رنگ نقاشی نقاش
pair: جفت
pan: ماهیتابه تابه قابلمه
paper: کاغذ
parade: رژه کارناوال
parcel: بسته مرسوله
park: پارک بوستان
parking: پارکینگ پارک جای_پارک پارک_کردن
parking_space: جای_پارک جا_پارک
partner: شریک همکار
pass: کارت مجوز
passenger: مسافر مسافران
password: رمز گذرواژه رمز_عبور کلمه_عبور
pasta: پاستا ماکارونی
path: مسیر راه
patient: بیمار بیماران
pay: پرداخت
paypal: پی‌پال
pedal: پدال رکاب
pedicure: پدیکور
pen: خودکار قلم
pension: بازنشستگی مستمری
people: نفر افراد شخص مردم
pepper: فلفل
percent: درصد
performance: نمایش اجرا
perfume: عطر ادکلن
perm: فر_مو فر_دائم
permit: مجوز اجازه پروانه
personalised: سفارشی سفارشی‌سازی شخصی‌سازی
photo: عکس عکاسی تصویر
piano: پیانو
picnic: پیک‌نیک پیکنیک
piece: قطعه تکه عدد
pig: خوک
pillow: بالش بالشت
pitch: زمین
pizza: پیتزا
plan: برنامه طرح نقشه
plant: گیاه گیاهان
plastic: پلاستیک پلاستیکی
plate: بشقاب
platform: سکو
play: بازی نواختن
playground: زمین_بازی فضای_بازی_کودکان پارک_بازی شهربازی
police: پلیس
pool: استخر استخر_شنا
poor: فقیر
popular: محبوب پرطرفدار
population: جمعیت
portion: پرس سهم
possible: ممکن امکان
post: پست پستی اداره_پست
potato: سیب‌زمینی زمینی سیب_زمینی
pound: پوند
power_performance: توان قدرت
practical: عملی
pregnant: باردار بارداری حامله
prepare: آماده تهیه آماده‌سازی
prescription: نسخه نسخه_پزشک
pressure: فشار
prevent: پیشگیری جلوگیری
price_list: تعرفه قیمت لیست_قیمت فهرست_قیمت لیست_قیمت‌ها
print: چاپ پرینت
printer: پرینتر چاپگر
private: خصوصی
private_lesson: کلاس_خصوصی تدریس_خصوصی کلاس‌های_خصوصی
prize: جایزه جوایز
problem: مشکل
process: فرایند مراحل روند
product: محصول محصولات کالا
profession: حرفه شغل
programme: برنامه
project: پروژه طرح
proof: رسید مدرک
protect: محافظت حفاظت
pub: بار میخانه
public: عمومی
public_holiday: تعطیل رسمی تعطیلات تعطیل_رسمی تعطیلات_رسمی روزهای_تعطیل
public_transport: مترو تراموا حمل_و_نقل_عمومی وسایل_نقلیه_عمومی حمل‌ونقل_عمومی
publish: انتشار چاپ منتشر
pump: پمپ
pupil: دانش‌آموز دانشجو شاگرد هنرجو دانش دانش_آموز دانش_آموزان
quality: کیفیت
quantity: مقدار تعداد
quarter: ربع چهارم
queue: صف انتظار نوبت
quiet: آرام ساکت سکوت
quiet_hours: ساعات_سکوت ساعت_سکوت
rabbit: خرگوش
racket: راکت
raft: رفتینگ کلک
railway: قطار راه‌آهن راهآهن
railway_station: ایستگاه راه‌آهن ایستگاه_قطار ایستگاه_راه_آهن
rain: باران بارندگی هوا
ramp: رمپ سطح_شیبدار
range: برد پیمایش
raw: خام
read: خواندن مطالعه
ready: آماده
reason: دلیل علت
receive: دریافت
reception: پذیرش میز_پذیرش رسپشن
recipe: دستور
recommend: توصیه پیشنهاد
recycle: بازیافت
red: قرمز سرخ
reference: مرجع
referral: ارجاع معرفی‌نامه معرفی_نامه
refrigerated: یخچالی
refund: استرداد بازپرداخت برگشت عودت بازگشت_وجه استرداد_وجه برگشت_پول بازگشت_پول
register: ثبت‌نام ثبت نام‌نویسی ثبت_نام نام_نویسی
regular: منظم مرتب
reminder: یادآوری یادآور
remove: حذف برداشتن
repeat: تکرار
replace: تعویض جایگزین
report: گزارش
request: درخواست تقاضا
rescue: نجات امداد
responsible: مسئول مسئولیت
rest: استراحت
restaurant: رستوران
restore: مرمت بازسازی ترمیم
result: نتیجه نتایج جواب
retail: خرده‌فروشی
return: مرجوع مرجوعی بازگشت برگشت پس_دادن مرجوع_کردن برگرداندن پس_فرستادن
rice: برنج
ring: انگشتر حلقه
risk: ریسک خطر
river: رودخانه رود
road: جاده خیابان
roaming: رومینگ
rodent: جونده جوندگان همستر
roof: بام سقف پشت‌بام
room: اتاق
root_canal: عصب‌کشی عصب_کشی روت‌کانال درمان_ریشه
rope: طناب
route: مسیر
router: مودم روتر
rubbish: زباله آشغال
rule: قانون مقررات قوانین
run: دویدن دو
rye: چاودار
safe: ایمن ایمنی امن
safe_box: گاوصندوق گاو_صندوق صندوق_امانات
sail: بادبان قایقرانی
salad: سالاد
salary: حقوق دستمزد
sale: فروش فروختن
salmon: سالمون
salt: نمک
same: همان یکسان
sample: نمونه
sand: شن ماسه
saturday: شنبه
sauce: سس
sauna: سونا
sausage: سوسیس کالباس
save: صرفه‌جویی ذخیره پس‌انداز
school: مدرسه آموزشگاه مدارس
school_holidays: تعطیلات_مدارس تعطیلات_مدرسه
science: علم علوم
scissors: قیچی
scooter: اسکوتر موتور_گازی
scratch: خراش خط_و_خش فرورفتگی
screen: صفحه نمایشگر
sea: دریا
sea_view: چشم‌انداز_دریا رو_به_دریا ویو_دریا منظره_دریا
season: فصل
seat: صندلی جا
second_hand: دست‌دوم کارکرده دست_دوم
security: امنیت حراست
seed: بذر دانه
self_checkin: پذیرش_خودکار ورود_خودکار
self_service: سلف‌سرویس سلف_سرویس
send: ارسال فرستادن بفرستید
senior: سالمند سالمندان بازنشسته
separate: جدا جداگانه مجزا
serial_number: شماره_سریال
serve: سرو پذیرایی
service: خدمات خدمت سرویس
sesame: کنجد ارده
sew: خیاطی دوخت
shampoo: شامپو
share: مشترک اشتراک
shave: اصلاح_صورت تراشیدن تیغ ریش‌تراش
sheep: گوسفند
sheet: ملحفه ملافه
shelf: قفسه طبقه_کمد
shellfish: میگو صدف دریایی غذای_دریایی غذاهای_دریایی
shoe: کفش
shop: فروشگاه مغازه
shoulder: شانه کتف
shower: دوش
shrimp: میگو
shuttle: ترانسفر شاتل
sick_note: گواهی_پزشکی استعلاجی گواهی_استعلاجی
sign: امضا
signal: آنتن سیگنال آنتن‌دهی
silver: نقره
sim: سیم‌کارت سیم_کارت سیمکارت
sing: آواز خواندن خوانندگی
single_room: اتاق_یک_تخته اتاق_یک‌نفره اتاق_یک‌تخته یک‌تخته سینگل
sink: سینک روشویی
skate: اسکیت
ski: اسکی
skin: پوست
skipper: ناخدا کاپیتان
sleep: خواب خوابیدن
sleeping_bag: کیسه_خواب کیسه‌خواب
slow: آهسته کند
small: کوچک
smell: بو بوی
smoke: سیگار دخانیات دود
smoke_detector: دتکتور_دود آشکارساز_دود
snow: برف
soap: صابون
sock: جوراب
socket: پریز دوشاخه
socks: جوراب
soft: نرم لطیف
software: نرم‌افزار نرم_افزار
soil: خاک
solar: خورشیدی پنل_خورشیدی انرژی_خورشیدی
sold_out: ناموجود اتمام_موجودی تمام_شده
soup: سوپ آش
sourdough: خمیرترش ساوردو خمیر_ترش
south: جنوب جنوبی
soy: سویا
spa: اسپا آبگرم
space: فضا جا
spare_part: قطعه_یدکی قطعات_یدکی لوازم_یدکی یدکی
speak: صحبت حرف
special: ویژه خاص
species: گونه نوع انواع
speed: سرعت
spelt: گندم_اسپلت اسپلت
spice: ادویه تند
spoon: قاشق
sport: ورزش ورزشی
spouse: همسر
square: میدان
square_metre: متر_مربع مترمربع متراژ
squid: اسکوئید ماهی_مرکب اختاپوس هشت‌پا
stable: اصطبل
stage: صحنه استیج
stain: لکه
stairs: پله پلکان
stall: غرفه دکه
stamp: تمبر مهر
standing: ایستاده سرپا
starter: پیش‌غذا پیش_غذا اردور
stay: اقامت ماندن
steal: سرقت دزدی دزدیده
steam: بخار بخارشور
steel: فولاد استیل
stock: موجودی_انبار موجود_در_انبار
stolen: مسروقه دزدیده
stone: سنگ سنگی
stop: ایستگاه توقف
store_keep: انبار نگهداری امانت
storm: طوفان
stove: اجاق اجاق‌گاز اجاق_گاز بخاری_هیزمی
study: تحصیل مطالعه
subscription: اشتراک آبونمان
substitute: جایگزین
sugar: شکر قند
suggest: پیشنهاد
suitable: مناسب
suite: سوئیت
summer: تابستان
sunday: یکشنبه
surcharge: اضافه مازاد
sweet: شیرین شیرینی
swim: شنا
swimsuit: مایو لباس_شنا
switch_off: خاموش
switch_on: روشن روشن_کردن
table: میز
take: گرفتن بردن
takeaway: بیرون‌بر بیرون_بر غذای_بیرون_بر
tank: مخزن تانک باک
tap: شیرآب شیر_آب
tartar: جرم جرم‌گیری جرم_گیری پلاک_دندان
taste: مزه طعم
tax: مالیات ارزش_افزوده مالیات_بر_ارزش_افزوده
taxi: تاکسی
taxi_rank: ایستگاه_تاکسی
tea: چای
team: تیم
technician: تکنسین تعمیرکار
technology: فناوری تکنولوژی
teeth: دندان
television: تلویزیون
temporary: موقت
tenant: مستاجر مستأجر
tennis: تنیس
textbook: کتاب_درسی کتاب_آموزشی
thank: تشکر ممنون سپاس
theatre: تئاتر نمایش
theory: تئوری نظری
therapist: درمانگر ماساژور ماساژدهنده تراپیست
thick: ضخیم کلفت
thickness: ضخامت
thursday: پنجشنبه پنج‌شنبه
ticket: بلیت بلیط
tide: جزر مد جزر_و_مد
tie: کراوات گره
time: زمان وقت ساعت
tip: انعام
today: امروز
together: باهم
toilet: توالت دستشویی سرویس سرویس_بهداشتی سرویس_های_بهداشتی
tomato: گوجه گوجه‌فرنگی گوجه_فرنگی
tomorrow: فردا
tool: ابزار
total: مجموع کل جمع
tourist: توریست گردشگر جهانگرد
tourist_tax: عوارض گردشگری عوارض_گردشگری مالیات_گردشگری
towel: حوله
tower: برج
toy: اسباب‌بازی اسباب_بازی
tracking: پیگیری رهگیری کد_رهگیری پیگیری_مرسوله
traffic: ترافیک
trailer: تریلر یدک
training: آموزش تمرین
tram: تراموا
transport: حمل‌ونقل حمل حمل_و_نقل
travel: سفر مسافرت
tree: درخت
trial: آزمایشی
tuesday: سه‌شنبه
tuition: شهریه
tune: کوک کوک‌کردن کوک_کردن
turkey: بوقلمون
type: نوع انواع
tyre: لاستیک تایر
ultrasound: سونوگرافی سونو
umbrella: چتر
understand: فهمیدن درک
uniform: یونیفرم فرم لباس_فرم
university: دانشگاه
unpack: بازکردن
update: آپدیت به‌روزرسانی بروزرسانی به_روز_رسانی
urgent: فوری اورژانسی
use: استفاده کاربرد
vaccination: واکسن واکسیناسیون
valley: دره
valuable: ارزشمند قیمتی باارزش اشیای_قیمتی وسایل_قیمتی اشیاء_قیمتی
van: وانت کامیون ون
vegan: وگان گیاهخوار
vegetable: سبزی سبزیجات
vegetarian: گیاهخوار گیاهی
vet: دامپزشک دامپزشکی
view: چشم‌انداز منظره نما چشم_انداز
village: روستا ده
vinegar: سرکه
virus: ویروس
visit: بازدید بازدیدکننده ملاقات
voice: صدا
volume: حجم
volunteer: داوطلب
vote: رای رأی رای‌گیری رأی‌گیری
wall: دیوار
ward: بخش
warehouse: انبار
warm: گرم
warning: هشدار اخطار
wash: شستشو لباسشویی شستن ماشین_لباسشویی
watch: ساعت
water: آب آب_آشامیدنی
watt: وات
wave: موج امواج
waxing: اپیلاسیون وکس موم‌اندازی لیزر_موهای_زائد
weak: ضعیف
wear: پوشیدن بپوشید
wednesday: چهارشنبه
week: هفته هفتگی
weekday: روز_کاری روزهای_کاری وسط_هفته
weekend: آخرهفته پنجشنبه آخر_هفته
weigh: وزن
west: غرب غربی
wet: خیس مرطوب
wetsuit: لباس_غواصی وت‌سوت
wheel: چرخ
white: سفید
whitening: بلیچینگ سفیدکردن_دندان سفید_کردن_دندان
whole: کل تمام
wholesale: عمده عمده‌فروشی عمده_فروشی
wide: عرض پهن
width: عرض پهنا
wife: همسر زن شوهر
wind: باد
window: پنجره
windscreen: شیشه_جلو
wine: شراب
winter: زمستان
wire: سیم سیم‌کشی
withdraw: انصراف برداشت
withdrawal_period: انصراف حق_انصراف مهلت_انصراف
wool: پشم نخ کاموا
workshop: کارگاه
world: جهان دنیا
write: نوشتن نویسنده نوشته
wrong: غلط نادرست اشتباه
x-ray: رادیولوژی عکس_رادیولوژی اشعه_ایکس عکس_برداری
year: سال سالانه
yellow: زرد
yoga: یوگا
young: جوان
young_animal: توله توله‌سگ بچه‌گربه
youth: نوجوان جوانان
zip: زیپ
`
