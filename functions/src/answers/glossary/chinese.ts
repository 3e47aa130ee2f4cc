/** Words of Chinese by what they mean, as `glossary` joins them with those of other languages. */
export const CHINESE = `
abroad: 国外 海外 境外 国际 外国
accept: 接受 收取 可用 受理
accessible: 无障碍 轮椅 残障
accident: 事故 意外
activity: 活动 项目
adapter: 转换插头 适配器 转接头 转换器
add: 添加 加 增加 额外 另加
address: 地址 位置
adult: 成人 成年人 大人
advance: 提前 预先 事先
advice: 咨询 建议 顾问 指导
afternoon: 下午 午后
age: 年龄 岁 周岁 几岁
agree: 同意 约定 协议
air_conditioning: 空调 冷气
airport: 机场
alarm: 警报 闹钟 报警器 警报器
alcohol: 酒精 酒 酒类
allergy: 过敏 过敏原 过敏症
allow: 允许 可以 准许 能否
alone: 独自 单独 一个人 无人陪同
always: 总是 始终 一直 随时
amount: 金额 数额 总额
anchor: 锚 锚泊
animal: 动物 宠物
anniversary: 周年 纪念日 周年纪念
answer: 回答 答复 回复 答案
apartment: 公寓 套房
app: 应用 应用程序 手机应用 app
application: 申请 应聘 报名
appointment: 预约 约诊 挂号
arrive: 到达 抵达 到店
ask: 询问 问 提问 咨询
assemble: 组装 安装 装配
automatic: 自动 自动挡
available: 空位 可用 有货 空房
average: 平均 均值
award: 奖 奖项 获奖 颁奖
baby: 婴儿 宝宝 幼儿
back_up: 备份
bacon: 培根 咸肉
bag: 包 袋 袋子
baggage: 行李 行李箱 箱子
bake: 烘焙 烤 面包店 面包师
balcony: 阳台 露台
ball: 球
bank: 银行
bank_account: 账户 银行账户 账号
bank_transfer: 银行转账 转账 汇款
barbecue: 烧烤 烤架
basement: 地下室 地窖
bath: 浴缸 泡澡 洗澡
bathrobe: 浴袍 浴衣 拖鞋
bathroom: 浴室 卫生间 洗手间
battery: 电池 蓄电池
beach: 海滩 沙滩
beard: 胡须 胡子
beautiful: 美丽 漂亮 美容
bed: 床 床位
bedroom: 卧室
beef: 牛肉
beer: 啤酒
begin: 开始 起 开课
beginner: 初学者 新手 入门
bench: 长椅 长凳
berth: 泊位 停泊
bicycle: 自行车 单车 骑车 骑行
big: 大 大型 尺寸 大小
bill: 账单 发票
bird: 鸟 鸟类
birth: 出生 分娩 诞生
birthday: 生日
bitter: 苦 苦味
black: 黑色 黑
blanket: 毯子 毛毯
blood: 血 血液 抽血
blood_pressure: 血压 量血压
blood_test: 验血 血检 抽血 血液检查
blow_dry: 吹发 吹干 洗吹 吹造型
blue: 蓝色 蓝
boat: 船 小船 船只
boil: 煮 煮沸 烧开 水煮
book_reading: 书 书籍 图书
booking: 预订 预约 预定 订
boot: 靴子 靴
born: 出生 生于
bottle: 瓶 瓶子 瓶装
bowl: 碗
box: 盒子 盒 箱
box_carton: 纸箱 箱子 纸盒
boy: 男孩 男生
braces: 牙套 矫正器 正畸 矫正
brake: 刹车 制动 刹车片
branch: 分店 分行 门店
brand: 品牌 牌子 厂商
bread: 面包
break_damage: 损坏 打破 故障 破损 坏
break_pause: 休息 课间 间歇
breakdown: 故障 抛锚
breakfast: 早餐 早饭
bride: 新娘 婚礼 结婚
bridge: 桥 桥梁
bring: 带 携带 自带
brother: 兄弟 姐妹 哥哥 弟弟 姐姐 妹妹
budget: 预算
buffet: 自助餐
build: 建造 修建 施工 建设 建于
building: 建筑 大楼 楼 房屋
bunk: 上下铺 铺位 双层床
buoy: 浮标 浮筒
bus: 巴士 公交车 大巴 客车
bus_line: 公交线路 公交路线 路公交
bus_stop: 公交站 车站 站点
business: 公司 企业 商家
busy: 繁忙 拥挤 高峰
button: 按钮 开关 按键
buy: 购买 买 购
cabin: 小屋 木屋
cake: 蛋糕 糕点
calendar: 日历
call: 打电话 电话 致电 拨打
camera: 相机 照相机 摄像头
campfire: 篝火 营火
camping: 露营 营地 帐篷
cancel: 取消 退订
candle: 蜡烛
canoe: 独木舟 划艇
capacity: 容量 容纳 可容纳 载客量
capital: 首都
car: 汽车 车 车辆 轿车
car_rental: 租车 汽车租赁
caravan: 房车 露营车 拖挂
card: 卡 信用卡 银行卡 刷卡
care: 照顾 护理 照料 看护
carpet: 地毯
carry: 搬运 携带 提
cash: 现金
cash_machine: 取款机 提款机 自动取款 atm
cash_on_delivery: 货到付款
castle: 城堡
castrate: 绝育 去势 阉割
cat: 猫 猫咪
catalogue: 目录 图册
catering: 餐饮 外烩
ceiling: 天花板
celebrate: 庆祝 聚会 派对
celery: 芹菜 西芹
cent: 分 欧分
centre: 中心 市中心
century: 世纪
ceramics: 陶瓷 陶艺 陶器
certificate: 证书 证明
chain: 链条 链子
chair: 椅子 座椅
change: 更改 改期 变更 修改
change_money: 兑换 换钱 零钱 找零
changing_room: 更衣室 换衣
charge_battery: 充电 充电桩 充电器
charging_station: 充电桩 充电站
cheap: 便宜 优惠 低价
cheapest: 最便宜 最低价
check: 检查 检测 核对 查验
check_in: 入住 登记
check_out: 退房 离店
check_up: 体检 健康检查 例行检查 复查
cheese: 奶酪 芝士
chemist: 药店 药房
chicken: 鸡肉 鸡 禽肉
child: 儿童 孩子 小孩 子女
children_menu: 儿童餐 儿童菜单
chocolate: 巧克力
choose: 选择 挑选 选
christmas: 圣诞节 圣诞
church: 教堂 教会
cinema: 电影院 电影 影院
city: 城市 市区 城镇
class: 班级 教室 班
clean: 清洁 打扫 清洗 干净 保洁
climb: 攀岩 攀登 攀爬 爬
clinic: 诊所 门诊 医院
cloakroom: 衣帽间 寄存处 存衣处 衣柜
close: 关闭 关门 休息 打烊 闭馆 停业
clothes: 衣服 服装 衣物
clutch: 离合器 离合
coach: 教练 私教
coat: 外套 大衣 夹克
cocktail: 鸡尾酒 调酒
code: 密码 代码
coffee: 咖啡
cold: 冷 寒冷 冰
collect: 取 领取 自提 接送 提货
colour: 颜色 染发 染 色彩
combine: 合并 组合 叠加 同时使用
come: 来 到来
comfortable: 舒适 舒服
committee: 委员会 理事会
compare: 比较 对比
competition: 比赛 竞赛
complain: 投诉 抱怨 申诉
computer: 电脑 计算机 笔记本
concert: 音乐会 音乐 演唱会
condition: 条件 条款 规定
conference: 会议 研讨会
confirm: 确认
consumption: 消耗 耗电 能耗 油耗 用量
contact: 联系 联络
contain: 包含 包括 含 内含
contract: 合同 契约
cook: 烹饪 做饭 厨师 煮
corkage: 开瓶费
cost: 费用 价格 多少钱 收费 价钱 价
cot: 婴儿床
cotton: 棉 棉花 纯棉
country: 国家 国
course: 课程 课 班 培训
court: 球场 场地 网球场
cover: 承保 赔付 保障 报销
cow: 奶牛 牛 母牛
cream: 奶油 鲜奶油
credit_card: 信用卡
crown_tooth: 牙冠 牙套 烤瓷牙
cup: 杯 杯子
cure: 治愈 治疗 愈合
currency: 货币 币种
current: 水流 洋流 海流 急流
curtain: 窗帘 帘子
customer: 顾客 客户 客人
cut: 理发 剪发 剪
dam: 水坝 大坝
dance: 跳舞 舞蹈
danger: 危险
data: 数据 资料
date: 日期
daughter: 女儿
day: 天 日 每天 每日
dead: 去世 死亡 死 逝世
deadline: 截止 期限 最晚 最迟
dear_expensive: 贵 昂贵 高价
debt: 债务 欠款 欠债
deep: 深 深度 水深
degree: 度 温度 摄氏度
delay: 延误 延迟 迟到 晚点
deliver: 送货 配送 发货 快递 运送
dentist: 牙医 牙科
depart: 出发 离开 启程 发车
deposit: 押金 定金 订金 保证金
describe: 描述 说明
design: 设计 设计师
dessert: 甜点 甜品
detergent: 洗涤剂 洗衣液 洗洁精
device: 设备 电器 装置
deworm: 驱虫 打虫 寄生虫
diabetes: 糖尿病
diagnosis: 诊断
diesel: 柴油 燃油 汽油
diet: 饮食 忌口 膳食
difference: 区别 不同 差异
difficult: 困难 难 难度
dinner: 晚餐 晚饭
direction: 路线 方向 怎么走 交通
dirty: 脏 污渍
disabled: 残疾人 残障 残疾
disappear: 消失 失踪
disassemble: 拆卸 拆解 拆装
discount: 折扣 优惠 打折 减价
discover: 发现
dish: 菜 菜肴 菜品
dishwasher: 洗碗机
display: 显示 显示屏 屏幕
dive: 潜水 跳水
doctor: 医生 大夫 医师
document: 文件 证件 资料
dog: 狗 犬 狗狗 宠物狗
donate: 捐赠 捐款 捐
door: 门 大门
double_room: 双人间 双人房 大床房
dough: 面团
download: 下载
dozen: 一打 十二个
drain: 排水 下水道
dress: 连衣裙 裙子 着装
dress_code: 着装要求 着装规定 着装
drill: 钻 电钻 钻头
drink: 饮料 喝 饮品 酒水
drive: 驾驶 开车 司机
driving_licence: 驾照 驾驶证
dry: 干 烘干 烘干机 晾干
dry_cleaning: 干洗
duck: 鸭 鸭肉 鹅 鹅肉
dumpling: 饺子 水饺 馄饨 包子
duration: 时长 持续 多久 多长时间
during: 期间
dust: 灰尘 粉尘 除尘
duvet: 被子 羽绒被 床品
early: 早 提早
easter: 复活节
easy: 容易 简单 轻松
eat: 吃 用餐 食物 餐 就餐
egg: 鸡蛋 蛋
electric: 电 电力 电动 用电
electricity: 电 电力 电费 通电
elevator: 电梯 升降机
email: 邮件 邮箱 电子邮件
emergency: 紧急 急诊 应急
employee: 员工 职员 工作人员
empty: 空 清空
end: 结束 完 终止
engine: 发动机 引擎 马达
engineer: 工程师 建筑师
english: 英语 英文
engraving: 雕刻 刻字 镌刻
enter: 进入 入口 进
entrance_fee: 门票 入场费
envelope: 信封
equipment: 设备 装备 器材
euro: 欧元
evening: 晚上 傍晚
event: 活动 赛事
every: 每 每个
exam: 考试 测验
example: 例如 例子 示例
excursion: 游览 一日游 郊游 旅行团
exercise: 锻炼 练习 运动
exhaust: 排气管 尾气 排气
exhibition: 展览 展会 展
exit: 出口 离场
expire: 过期 有效期 到期 有效
explain: 解释 讲解 说明
express: 特快 加急 快递 快件
extend: 延长 续 续住 续期
eye: 眼睛 眼 眼科
eyebrow: 眉毛 睫毛 修眉
fabric: 布料 面料 织物 布
facial: 面部护理 脸部护理 美容
factory: 工厂
family: 家庭 家人 亲子
far: 远 距离 多远
fare: 车费 票价
farm: 农场 农民 农家
fast: 快 快速
fat: 脂肪 肥
father: 父亲 父母 母亲 家长 爸爸 妈妈
female: 女性 女士 女
fence: 围栏 栅栏 篱笆
ferry: 渡轮 轮渡
festival: 节日 音乐节 节庆
fever: 发烧 发热
few: 少 几个
fill: 加满 填充 补牙 填
filling_tooth: 补牙 充填
filter: 过滤 滤芯 过滤器
find: 找到 找 寻找
fine: 罚款
finger: 手指
fire: 火灾 火 火警 着火
firewood: 木柴 柴火 劈柴
fireworks: 烟花 焰火 烟火 鞭炮
first: 第一 首次 首
first_aid: 急救 急救箱
fish: 鱼 钓鱼 鱼类
fit: 合身 适合
fix: 修理 维修 修 修补
flat_tyre: 爆胎 补胎
flea_tick: 跳蚤 蜱虫 寄生虫 驱虫
flight: 航班 飞行
flood: 洪水 水灾
floor: 楼层 层 楼
flour: 面粉
flower: 花 鲜花 花束
fog: 雾 大雾 浓雾
foot: 脚 足
football: 足球
forbidden: 禁止 不允许 严禁
forest: 森林 树林
forget: 忘记 遗忘 遗留
form: 表格 表
found_start: 成立 创立 创办 建立
founder: 创始人 创办人
free: 免费 赠送
free_of_charge: 免费 不收费 无偿
free_vacant: 空 空闲 空位 空房
freeze: 冷冻 冰柜 冰冻
fresh: 新鲜 现做
friday: 周五 星期五
fridge: 冰箱
friend: 朋友
fringe: 刘海
fruit: 水果
full: 满 客满 满员
full_board: 全膳 全食宿 三餐 全包
furniture: 家具
future: 未来 将来
game: 游戏 玩
garage: 车库 修车厂
garden: 花园 庭院
garlic: 大蒜 蒜
gas: 煤气 燃气 天然气
gate: 大门 闸口 检票口 闸门
gearbox: 变速箱 变速器 挡位 换挡
generator: 发电机
gift: 礼物 礼品
gift_card: 礼品卡 购物卡 礼卡
gift_voucher: 礼券 礼品卡 代金券
girl: 女孩 女生
give: 给 提供
glacier: 冰川
glass: 玻璃 玻璃杯
glasses: 眼镜
glove: 手套
gluten: 麸质 无麸质 小麦
go: 去 前往
goggles: 泳镜 护目镜
gram: 克 公斤 千克
grass: 草 草坪 草地
grease: 油脂 润滑脂 油污 润滑
green: 绿色 绿
groom: 美容 修剪 修毛
group: 团体 小组 团队 组
group_lesson: 团体课 小组课 集体课 班课
guarantee: 保修 质保 保证
guardian: 监护人
guide: 导游 讲解员 向导 导览
gym: 健身房 健身 体育馆
hair: 头发 发
hairdresser: 理发师 理发店 美发
hairdryer: 吹风机 电吹风
halal: 清真 犹太洁食 洁食
half: 一半 半
half_board: 半膳 半食宿 两餐 半包
hall: 大厅 礼堂 房间
ham: 火腿
handicraft: 手工艺 手工
handle: 把手 手柄 拉手
harbour: 港口 码头
harness: 安全带 吊带 背带
harvest: 收获 采摘 收割
hat: 帽子 帽
head: 经理 负责人 主管 校长
headache: 头痛 头疼
headliner: 压轴 主打嘉宾 领衔
health: 健康
hear: 听见 听 听力
hearing: 听力 助听器 听觉
heat: 加热 暖气 供暖
heavy: 重 重量
height: 高度 身高 高
helmet: 头盔
help: 帮助 帮忙
herb: 香草 草药
high_chair: 儿童餐椅 高脚椅 宝宝椅 餐椅
high_season: 旺季
highlights: 挑染 漂染
hike: 徒步 远足 步行
hill: 山丘 小山
hire: 租 租赁 出租 租借
history: 历史
hobby: 爱好
holiday: 假期 度假 放假
home: 家 住家
homework: 作业 功课
honey: 蜂蜜
horse: 马 骑马
hose: 软管 水管
hospital: 医院
host: 主人 房东
hot: 热 烫
hot_tub: 按摩浴缸 热水浴缸
hotel: 酒店 宾馆 旅馆
hour: 小时 钟头 营业时间
house: 房子 住宅
household: 家庭 家用
hungry: 饿
ice: 冰 冰块
ice_cream: 冰淇淋 雪糕
id_card: 身份证 护照 证件
ill: 生病 疾病 病 病假
immediately: 立即 立刻 马上 即刻
implant: 种植牙 种牙 植入 植体
important: 重要
indoor: 室内
infection: 感染 传染
ingredient: 成分 食材 配料 原料
injection: 注射 打针
injury: 受伤 伤
insect: 昆虫 虫子
install: 安装 装
instalment: 分期 分期付款
instructions: 说明书 使用说明 手册
instructor: 教练 老师 教师 讲师
insurance: 保险 投保
internet: 网络 无线网络 上网 wifi
interpreter: 口译 翻译
interview: 面试 采访
invent: 发明
inventor: 发明家 发明者 发明
invite: 邀请
iron: 熨斗 熨烫 铁
island: 岛 岛屿
jam: 果酱
jewellery: 珠宝 首饰
job: 工作 职位 招聘 岗位
juice: 果汁
jump: 跳 跳跃
kayak: 皮划艇 皮艇
keep: 保留 保存
kennel: 寄养 犬舍 狗舍 宠物寄养
kettle: 水壶 热水壶
key: 钥匙 房卡
keyboard: 键盘
kidney: 肾 肾脏
kilometre: 公里 千米 里程
kindergarten: 幼儿园 托儿所
kitchen: 厨房
knife: 刀 刀具
knit: 编织 针织
laboratory: 实验室 化验室
lactose: 乳糖 乳制品 奶制品 无乳糖
ladder: 梯子 扶梯
lake: 湖 湖泊
lamb: 羊肉 羔羊
lamp: 灯 台灯 灯具
land: 土地 陆地
lane: 泳道 球道 车道
language: 语言 外语
last: 最后 末
later: 稍后 以后 之后 晚些
laundry: 洗衣 洗衣房
law: 法律 法规
lawyer: 律师
lay: 产卵 下蛋 铺设 铺
leak: 漏水 泄漏 渗漏 漏
learn: 学习 学
leather: 皮革 皮
left: 左 左边
leg: 腿
legal: 法律 合法
lend: 借 借出 贷款 借阅
length: 长度 长
lesson: 课 课时
letter: 信 信件
level: 级别 水平 等级
library: 图书馆
licence: 执照 许可证
lid: 盖子 盖
life_jacket: 救生衣
lifeguard: 救生员
light: 灯光 光 照明
lighthouse: 灯塔
lightning: 闪电 雷电 打雷 雷暴
like: 喜欢
limescale: 水垢 除垢
line: 线 线路
listen: 听 收听
litre: 升 公升
live: 居住 住 生活
liver: 肝 肝脏
local: 当地 本地
lock: 锁 上锁
locked: 锁 上锁 锁住
locker: 储物柜 寄存柜
login: 登录 登入 登陆
lose: 丢失 遗失 失物
lost_property: 失物招领 失物 遗失物品
low: 低
low_season: 淡季
lunch: 午餐 午饭
machine: 机器 机
magazine: 杂志
main: 主要 主
main_course: 主菜 主食 正餐
maintenance: 保养 维护 维修
make: 制作 制造 生产
male: 男性 男士 男
mandatory: 必须 强制 必需
manicure: 美甲 修指甲 修甲
map: 地图
map_location: 位置 地图 方位 定位
market: 市场 集市
marry: 结婚 婚姻
massage: 按摩 推拿
mat: 垫子 瑜伽垫
material: 材料 教材
maximum: 最多 最大 上限 最高
measure: 测量 量
meat: 肉 肉类
medicine: 药 药物 药品
meet: 见面 集合 会面
member: 会员 成员
menu: 菜单
message: 留言 短信 消息 信息
meter: 米
method: 方法 方式
metre: 米 公尺
metro: 地铁
microchip: 芯片 植入芯片
microwave: 微波炉
middle: 中间 中部
midnight: 午夜 半夜 零点
mileage: 里程 里程数 公里数
milk: 牛奶 奶
million: 百万
mine: 矿 矿山 矿井
minibar: 迷你吧
minimum: 最少 最低 至少 起订
minute: 分钟
mirror: 镜子
miss: 错过 缺席
mistake: 错误
mobile_phone: 手机 移动电话
model: 型号 模型 款式
monday: 周一 星期一
money: 钱 款
month: 月 每月 个月
morning: 早上 上午
motorcycle: 摩托车
mountain: 山 山区
mouth: 嘴 口腔 嘴巴
move: 搬家 搬迁
museum: 博物馆
mushroom: 蘑菇 菌菇
mustard: 芥末 芥菜籽
nail: 指甲 美甲
name: 名字 姓名 名称
nappy: 尿布 纸尿裤
native_speaker: 母语 外教 母语者
nature: 自然 大自然
near: 附近 近
need: 需要
needle: 针
neighbour: 邻居
new: 新 全新
news: 新闻 消息
newspaper: 报纸
next: 下一个 下次
night: 夜 晚 过夜 夜间
noise_loud: 噪音 大声 吵闹 噪声 喧哗
non_swimmer: 不会游泳 旱鸭子
noodles: 面条 拉面 米粉
noon: 中午 正午
north: 北 北部
nose: 鼻子 鼻
notice: 通知 公告
notice_period: 提前通知 通知期
number: 号码 数量
nurse: 护士
nut: 坚果 花生
offer: 提供 优惠 报价
office: 办公室
official: 官方 正式
oil: 油 机油
oil_change: 换机油 更换机油 换油
old: 旧 老 古老
onion: 洋葱
online: 在线 网上 线上
only: 仅 只 仅限
open: 营业 开放 开门 开馆 打开
operation: 手术
orange: 橙子 橙
order: 订购 订单 下单 点餐
organic: 有机
organise: 组织 举办
outdoor: 户外 室外
oven: 烤箱 炉
owner: 业主 老板 店主 主人
pack: 包装 打包 包裹
paddle: 桨 船桨 划桨
paddleboard: 桨板 立桨 sup
page: 页 页面
paint: 油漆 绘画 画 涂料 画家
pair: 双 对
pan: 平底锅 锅 煎锅
paper: 纸 纸张
parade: 游行 巡游
parcel: 包裹
park: 公园
parking: 停车 停车场 停车位
parking_space: 停车位 车位
partner: 合作伙伴 伴侣
pass: 通行证 票卡
passenger: 乘客 旅客
password: 密码
pasta: 意面 面食
path: 小路 步道
patient: 病人 患者
pay: 支付 付款 付 缴费
paypal: paypal 贝宝
pedal: 踏板 脚踏
pedicure: 足部护理 修脚 足疗
pen: 笔 钢笔
pension: 养老金 退休金
people: 人 人数 人员
pepper: 胡椒 辣椒
percent: 百分比 百分之
performance: 演出 表演
perfume: 香水
perm: 烫发 烫
permit: 许可 许可证
personalised: 定制 个性化 订制 定做
photo: 照片 拍照 摄影
piano: 钢琴
picnic: 野餐
piece: 件 块
pig: 猪 猪肉
pillow: 枕头
pitch: 场地 球场 营位
pizza: 披萨
plan: 计划
plant: 植物 种植
plastic: 塑料
plate: 盘子 盘 餐盘
platform: 站台 平台
play: 玩 演奏 播放
playground: 游乐场 操场 儿童乐园
police: 警察 报警
pool: 泳池 游泳池
poor: 贫穷 差
popular: 受欢迎 热门
population: 人口 居民
portion: 份 份量 一份 分量
possible: 可能 可以
post: 邮寄 邮政 邮局
potato: 土豆 马铃薯
pound: 英镑 磅
power_performance: 功率 动力 马力 性能
practical: 实践 实操 实习 实际操作
pregnant: 怀孕 孕妇 孕期
prepare: 准备 制备
prescription: 处方
pressure: 压力 胎压
prevent: 预防 防止
price_list: 价目表 价格表
print: 打印 印刷
printer: 打印机
private: 私人 私立
private_lesson: 私教课 一对一 单独授课
prize: 奖 奖品
problem: 问题 故障
process: 流程 过程
product: 产品 商品
profession: 职业
programme: 节目 日程 项目
project: 项目 工程
proof: 收据 凭证 证明 小票
protect: 保护
pub: 酒吧 酒馆
public: 公共 公众
public_holiday: 节假日 公众假期 法定假日
public_transport: 公共交通 地铁 公交 电车
publish: 出版 发布
pump: 泵 水泵 打气筒
pupil: 学生 学员
quality: 质量 品质
quantity: 数量
quarter: 季度 四分之一
queue: 排队 等候 等待
quiet: 安静 静音
quiet_hours: 安静时间 静音时段 禁止喧哗
rabbit: 兔子 兔 宠物兔
racket: 球拍 拍子
raft: 漂流 木筏 筏子 竹筏
railway: 铁路 火车 列车
railway_station: 火车站 车站
rain: 下雨 雨 天气 雨天
ramp: 坡道 斜坡
range: 续航 射程 范围 续航里程
raw: 生 生食
read: 阅读 读
ready: 准备好 完成 就绪
reason: 原因 理由
receive: 收到 接收 领取
reception: 前台 接待处 服务台 总台
recipe: 食谱 配方
recommend: 推荐 建议
recycle: 回收 再生
red: 红色 红
reference: 参考 推荐信
referral: 转诊 转诊单 转介
refrigerated: 冷藏
refund: 退款 报销 退费
register: 注册 登记 报名
regular: 定期 常规
reminder: 提醒 催款 提示
remove: 去除 移除 拆除
repeat: 重复
replace: 更换 替换 换
report: 报告 报失
request: 请求 要求
rescue: 救援 救助
responsible: 负责 责任 承担
rest: 休息
restaurant: 餐厅 饭店 餐馆
restore: 修复 复原 翻新 恢复
result: 结果
retail: 零售
return: 退货 退回 退换
rice: 米饭 大米 米
ring: 戒指 环
risk: 风险
river: 河 河流
road: 路 街道 道路
roaming: 漫游 国际漫游
rodent: 啮齿 仓鼠 老鼠 豚鼠
roof: 屋顶
room: 房间 客房 教室
root_canal: 根管治疗 根管
rope: 绳子 绳索 绳
route: 路线
router: 路由器 调制解调器 光猫
rubbish: 垃圾 废物
rule: 规则 规定 守则
run: 跑步 跑
rye: 黑麦 裸麦
safe: 安全
safe_box: 保险箱 保险柜
sail: 帆船 航行
salad: 沙拉
salary: 工资 薪水 薪资
sale: 销售 出售 卖
salmon: 三文鱼
salt: 盐
same: 相同 同样
sample: 样品 样本
sand: 沙 沙子
saturday: 周六 星期六
sauce: 酱 酱汁
sauna: 桑拿
sausage: 香肠 腊肠 火腿肠
save: 节省 保存
school: 学校
school_holidays: 寒暑假 学校假期 暑假 寒假
science: 科学
scissors: 剪刀
scooter: 踏板车 轻便摩托 电动车 滑板车
scratch: 划痕 刮痕 刮擦 凹痕
screen: 屏幕
sea: 海 大海 海洋
sea_view: 海景 海景房
season: 季节 季 旺季 淡季
seat: 座位 席位
second_hand: 二手
security: 安保 安全
seed: 种子
self_checkin: 自助入住 自助登记
self_service: 自助
send: 发送 寄 寄送
senior: 老人 老年人 长者
separate: 分开 单独
serial_number: 序列号 编号 机身号
serve: 供应 上菜 提供
service: 服务
sesame: 芝麻
sew: 缝纫 缝
shampoo: 洗发水
share: 共享 共用 分享
shave: 剃须 刮胡子 剃须刀 刮脸
sheep: 羊 绵羊
sheet: 床单 床品
shelf: 架子 货架 书架 搁板
shellfish: 海鲜 贝类
shoe: 鞋 鞋子
shop: 商店 店铺 店
shoulder: 肩膀 肩 肩部
shower: 淋浴 花洒
shrimp: 虾 大虾 虾仁
shuttle: 接送 班车 接驳车
sick_note: 病假条 病假单 病假证明
sign: 签名 签字
signal: 信号
silver: 银 白银
sim: 手机卡 电话卡 sim
sing: 唱歌 唱 歌唱 合唱
single_room: 单人间 单人房
sink: 水槽 洗手盆 洗碗池
skate: 滑冰 滑板
ski: 滑雪
skin: 皮肤
skipper: 船长 船老大
sleep: 睡觉 睡眠
sleeping_bag: 睡袋
slow: 慢
small: 小
smell: 气味 异味 臭味
smoke: 吸烟 抽烟 禁烟
smoke_detector: 烟雾报警器 烟雾探测器 烟感
snow: 雪 积雪
soap: 肥皂 香皂
sock: 袜子
socket: 插座 插头
socks: 袜子
soft: 软 柔软
software: 软件 程序
soil: 土壤 泥土
solar: 太阳能 光伏
sold_out: 售罄 卖完 缺货 售完
soup: 汤
sourdough: 酸面团 酸种 酸面包 天然酵种
south: 南 南部
soy: 大豆 黄豆 酱油 豆制品
spa: 水疗 养生
space: 空间
spare_part: 配件 零件 备件 零配件
speak: 说 讲
special: 特别 特殊
species: 种类 物种
speed: 速度
spelt: 斯佩尔特 斯卑尔脱
spice: 香料 辣 调料
spoon: 勺子 勺
sport: 运动 体育
spouse: 配偶
square: 广场 方形
square_metre: 平方米 平米 面积
squid: 鱿鱼 章鱼 墨鱼 乌贼
stable: 马厩 马房
stage: 舞台
stain: 污渍 污点
stairs: 楼梯 台阶
stall: 摊位 展位 摊
stamp: 邮票 印章 盖章
standing: 站立 站票 站席 站位
starter: 前菜 开胃菜 头盘 冷盘
stay: 住宿 停留 逗留
steal: 偷 盗窃 被盗
steam: 蒸汽 水蒸气
steel: 钢 不锈钢 钢铁
stock: 库存 现货 有货 存货
stolen: 被盗 失窃
stone: 石头 石材 岩石
stop: 停靠 车站 停
store_keep: 存放 储存 寄存 保存
storm: 暴风雨 风暴
stove: 炉子 火炉 灶具 炉灶
study: 学习 研究
subscription: 订阅 月票
substitute: 替代 代替
sugar: 糖
suggest: 建议
suitable: 适合 合适
suite: 套房 套间
summer: 夏天 夏季
sunday: 周日 星期日 星期天
surcharge: 附加费 加价
sweet: 甜 糖果
swim: 游泳
swimsuit: 泳衣 泳裤 泳装
switch_off: 关掉 关机 关闭电源 熄灭
switch_on: 开机 启动 开启 接通
table: 桌子 餐桌
take: 拿 取
takeaway: 外带 外卖 打包
tank: 水箱 油箱 罐
tap: 水龙头 龙头
tartar: 牙石 牙垢 牙菌斑 洗牙
taste: 味道 口味 品尝
tax: 税 增值税
taxi: 出租车 的士
taxi_rank: 出租车站 的士站
tea: 茶
team: 团队 队
technician: 技术员 技师
technology: 技术 科技
teeth: 牙齿 牙
television: 电视
temporary: 临时 暂时
tenant: 租户 租客 承租人
tennis: 网球
textbook: 课本 教科书 教材
thank: 感谢 谢谢
theatre: 剧院 戏剧
theory: 理论 理论课
therapist: 治疗师 按摩师 理疗师 技师
thick: 厚 粗
thickness: 厚度
thursday: 周四 星期四
ticket: 票 门票 车票
tide: 潮汐 潮水
tie: 领带
time: 时间 几点 何时
tip: 小费
today: 今天 今日
together: 一起 共同
toilet: 厕所 洗手间 卫生间
tomato: 番茄 西红柿
tomorrow: 明天
tool: 工具
total: 总共 总计 合计
tourist: 游客 旅游
tourist_tax: 旅游税 城市税
towel: 毛巾 浴巾
tower: 塔 塔楼
toy: 玩具
tracking: 追踪 物流查询 查件 跟踪
traffic: 交通 车流
trailer: 拖车 挂车
training: 培训 训练
tram: 有轨电车 电车
transport: 运输 交通
travel: 旅行 旅程 出行
tree: 树 树木
trial: 试用 体验课 试听
tuesday: 周二 星期二
tuition: 学费 补习 辅导
tune: 调音 调律 校音
turkey: 火鸡
type: 类型 种类
tyre: 轮胎
ultrasound: 超声 超声波 b超 彩超
umbrella: 雨伞 伞
understand: 理解 懂
uniform: 制服 校服
university: 大学
unpack: 拆包 打开
update: 更新 升级
urgent: 紧急 加急
use: 使用 用
vaccination: 疫苗 接种
valley: 山谷
valuable: 贵重物品 贵重
van: 货车 面包车 卡车
vegan: 纯素 纯素食
vegetable: 蔬菜
vegetarian: 素食 素菜
vet: 兽医 动物医院
view: 景观 风景
village: 村庄 村
vinegar: 醋
virus: 病毒 木马
visit: 参观 访问 访客 拜访
voice: 声音 嗓音
volume: 容量 体积 音量
volunteer: 志愿者 义工
vote: 投票 表决 选举
wall: 墙 墙壁
ward: 病房
warehouse: 仓库
warm: 温暖 保暖
warning: 警告 警示 预警
wash: 洗 清洗 洗衣机 洗涤
watch: 手表 时钟 钟表
water: 水 饮用水
watt: 瓦 瓦特 千瓦
wave: 海浪 波浪 浪
waxing: 蜜蜡 脱毛 除毛
weak: 弱 虚弱
wear: 穿 佩戴 戴
wednesday: 周三 星期三
week: 周 星期 每周
weekday: 工作日 平日 周中
weekend: 周末
weigh: 重量 体重 称重
west: 西 西部
wet: 湿 潮湿
wetsuit: 潜水服 湿衣 防寒衣
wheel: 车轮 轮子
white: 白色 白
whitening: 美白 牙齿美白
whole: 整个 全部
wholesale: 批发
wide: 宽 宽度
width: 宽度 宽
wife: 妻子 丈夫
wind: 风
window: 窗户 窗
windscreen: 挡风玻璃 风挡 前挡
wine: 葡萄酒 红酒
winter: 冬天 冬季
wire: 电线 铁丝 金属丝
withdraw: 撤回 取款 退出
withdrawal_period: 冷静期 撤销期
wool: 羊毛 毛线
workshop: 工作坊 车间
world: 世界
write: 写 作家 作者 书写
wrong: 错误 错 不对
x-ray: x光 拍片
year: 年 每年
yellow: 黄色 黄
yoga: 瑜伽
young: 年轻 青少年 青年
young_animal: 幼犬 小狗 幼猫 小猫 幼崽
youth: 青少年 少年 青年 未成年
zip: 拉链
`
