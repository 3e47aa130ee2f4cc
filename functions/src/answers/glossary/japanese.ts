/** Words of Japanese by what they mean, as `glossary` joins them with those of other languages. */
export const JAPANESE = `
abroad: 海外 国外 外国 国際
accept: 受け付ける 受付 利用可 対応 使える
accessible: バリアフリー 車椅子 車いす
accident: 事故
activity: アクティビティ 体験 活動
adapter: アダプター 変換プラグ アダプタ
add: 追加 加える 追加する
address: 住所 所在地 アドレス
adult: 大人 成人 おとな
advance: 事前 前もって 前日 予め
advice: 相談 アドバイス カウンセリング 助言
afternoon: 午後
age: 年齢 歳 才 何歳
agree: 同意 合意 承諾
air_conditioning: エアコン 冷房 空調
airport: 空港
alarm: 警報 アラーム 目覚まし 警報器
alcohol: アルコール 酒 お酒 飲酒
allergy: アレルギー アレルゲン
allow: 可 可能 許可 同伴可
alone: 一人 単独 ひとり 付き添いなし
always: いつも 常に 常時
amount: 金額 額
anchor: 錨 アンカー 投錨
animal: 動物 ペット
anniversary: 記念日 周年 記念
answer: 回答 返答 答え 返信
apartment: アパート マンション
app: アプリ
application: 応募 申し込み 申込 申請
appointment: 予約 診療予約
arrive: 到着 着く 到着する
ask: 尋ねる 質問 問い合わせ 聞く
assemble: 組み立て 組立 組み立てる
automatic: 自動 オートマ オートマチック
available: 空き 空室 在庫 空き状況
average: 平均
award: 受賞 賞 表彰 アワード
baby: 赤ちゃん 乳児 ベビー 乳幼児
back_up: バックアップ
bacon: ベーコン
bag: 袋 バッグ 鞄 かばん
baggage: 荷物 手荷物 スーツケース
bake: 焼く パン屋 ベーカリー 焼き立て
balcony: バルコニー ベランダ
ball: ボール 球
bank: 銀行
bank_account: 口座 銀行口座 振込先
bank_transfer: 銀行振込 振込 振り込み 送金
barbecue: バーベキュー bbq グリル
basement: 地下室 地下
bath: 風呂 お風呂 浴槽 入浴 バス
bathrobe: バスローブ スリッパ 浴衣
bathroom: 浴室 バスルーム
battery: 電池 バッテリー
beach: ビーチ 海岸 砂浜 浜
beard: 髭 ひげ
beautiful: 美しい 美容 きれい
bed: ベッド 寝台 寝床
bedroom: 寝室 ベッドルーム
beef: 牛肉 ビーフ
beer: ビール
begin: 開始 始まる 始める スタート
beginner: 初心者 入門 初級
bench: ベンチ
berth: 係留 バース 停泊
bicycle: 自転車 サイクリング サイクル
big: 大きい 大型 サイズ 大きさ
bill: 請求書 請求 会計 伝票
bird: 鳥 野鳥
birth: 出産 誕生 出生
birthday: 誕生日 バースデー
bitter: 苦い 苦味
black: 黒 黒い 黒色 ブラック
blanket: 毛布 ブランケット
blood: 血液 血 採血
blood_pressure: 血圧 高血圧
blood_test: 血液検査 採血
blow_dry: ブロー ブロー仕上げ
blue: 青 青い 青色 ブルー
boat: 船 ボート 舟
boil: 茹でる 沸かす 煮る ゆでる 煮沸
book_reading: 本 書籍 図書
booking: 予約 予約する ご予約
boot: ブーツ 長靴
born: 生まれ 生まれる 誕生 出生
bottle: 瓶 ボトル ペットボトル
bowl: ボウル 丼 鉢 お椀
box: 箱 ボックス
box_carton: 段ボール ダンボール 段ボール箱
boy: 男の子 少年 男子
braces: 歯列矯正 矯正 矯正装置 ブラケット
brake: ブレーキ 制動
branch: 支店 店舗 分店
brand: ブランド メーカー 銘柄
bread: パン
break_damage: 破損 壊れる 損傷 壊す 故障 破れる
break_pause: 休憩 休み時間
breakdown: 故障 トラブル
breakfast: 朝食 朝ごはん モーニング
bride: 花嫁 結婚式 新婦 婚礼
bridge: 橋
bring: 持参 持ち込み 持ってくる 持ち込む
brother: 兄弟 姉妹 兄 弟 姉 妹
budget: 予算
buffet: ビュッフェ バイキング 食べ放題 ブッフェ
build: 建てる 建設 建築 工事 建造
building: 建物 ビル 館 家屋
bunk: 二段ベッド 寝台
buoy: ブイ 浮標
bus: バス 観光バス
bus_line: バス路線 路線バス 系統
bus_stop: バス停 停留所
business: 会社 企業 事業者
busy: 混雑 混む 忙しい 繁忙
button: ボタン スイッチ
buy: 買う 購入 買い物 お買い上げ
cabin: 小屋 キャビン コテージ ロッジ
cake: ケーキ タルト
calendar: カレンダー 暦
call: 電話 電話する かける
camera: カメラ
campfire: 焚き火 キャンプファイヤー たき火
camping: キャンプ キャンプ場 テント
cancel: キャンセル 取消 取り消し 解約 中止
candle: ろうそく キャンドル
canoe: カヌー
capacity: 定員 収容人数 収容 容量
capital: 首都
car: 車 自動車 車両 クルマ
car_rental: レンタカー カーレンタル
caravan: キャンピングカー トレーラー
card: カード クレジットカード
care: 介護 世話 ケア 手入れ
carpet: カーペット 絨毯 じゅうたん
carry: 運ぶ 持ち運び 携帯
cash: 現金 キャッシュ
cash_machine: atm 現金自動預払機
cash_on_delivery: 代引き 代金引換 着払い
castle: 城 お城
castrate: 去勢 不妊手術 避妊手術 避妊
cat: 猫 ネコ ねこ
catalogue: カタログ 目録
catering: ケータリング 仕出し
ceiling: 天井
celebrate: 祝う お祝い パーティー 祝賀
celery: セロリ
cent: セント
centre: 中心 センター 中央
century: 世紀
ceramics: 陶芸 陶器 陶磁器 焼き物
certificate: 証明書 修了証 認定証
chain: チェーン 鎖
chair: 椅子 いす
change: 変更 変更する 変える
change_money: 両替 小銭 お釣り おつり
changing_room: 更衣室 着替え 試着室
charge_battery: 充電 充電器 充電スタンド
charging_station: 充電スタンド 充電ステーション 充電スポット 充電設備
cheap: 安い お得 割安 格安
cheapest: 最安 最安値 一番安い
check: 検査 点検 確認 チェック
check_in: チェックイン
check_out: チェックアウト
check_up: 健診 健康診断 検診 定期検診 人間ドック
cheese: チーズ
chemist: 薬局 ドラッグストア
chicken: 鶏肉 鶏 チキン
child: 子供 子ども 小児 お子様 児童
children_menu: お子様ランチ キッズメニュー お子様メニュー
chocolate: チョコレート チョコ
choose: 選ぶ 選択 お選び
christmas: クリスマス
church: 教会
cinema: 映画館 映画 シネマ
city: 市 都市 街 町
class: クラス 学級 組 教室
clean: 清掃 掃除 クリーニング 洗浄 きれい
climb: 登る クライミング 登山
clinic: クリニック 医院 診療所 診察室
cloakroom: クローク 手荷物預かり クロークルーム
close: 閉店 閉館 休業 定休 閉まる 閉める
clothes: 服 衣類 服装 衣服
clutch: クラッチ
coach: コーチ トレーナー 指導者
coat: コート ジャケット 上着
cocktail: カクテル
code: コード 暗証番号 番号
coffee: コーヒー 珈琲
cold: 冷たい 寒い 冷
collect: 受け取り 引き取り 受取 お迎え 受け取る
colour: 色 カラー 染める 染色
combine: 組み合わせ 併用 組み合わせる
come: 来る 来店 来館 お越し
comfortable: 快適 楽
committee: 委員会 理事会 委員
compare: 比較 比べる
competition: 大会 競技 コンテスト レース
complain: 苦情 クレーム
computer: パソコン コンピューター ノートパソコン
concert: コンサート 音楽 演奏会
condition: 条件 規約 約款
conference: 会議 ミーティング カンファレンス
confirm: 確認 確定 確認する
consumption: 消費 消費電力 消費量 燃費
contact: 連絡 連絡先 問い合わせ
contain: 含む 込み 含まれる 付き
contract: 契約 契約書
cook: 料理 調理 料理人 炊く シェフ
corkage: 抜栓料 持ち込み料
cost: 料金 価格 費用 値段 いくら 代金
cot: ベビーベッド ベビーコット
cotton: 綿 コットン 木綿
country: 国 国内
course: 講座 コース レッスン 授業 教室
court: コート テニスコート
cover: 補償 適用 補償対象
cow: 牛 乳牛
cream: クリーム 生クリーム
credit_card: クレジットカード クレカ
crown_tooth: クラウン 被せ物 差し歯 かぶせ物
cup: カップ コップ 杯
cure: 治る 治す 完治 治癒
currency: 通貨
current: 流れ 海流 潮流 水流
curtain: カーテン 幕
customer: 顧客 お客様 客 利用者
cut: カット 散髪 切る
dam: ダム
dance: ダンス 踊る 踊り
danger: 危険 危ない
data: データ 個人情報
date: 日付 日程 期日
daughter: 娘
day: 日 毎日 日間 一日
dead: 死亡 死ぬ 亡くなる 死 没
deadline: 締切 期限 締め切り
dear_expensive: 高い 高価 高額
debt: 借金 債務 負債
deep: 深い 深さ 水深
degree: 度 温度 気温 水温
delay: 遅延 遅れ 遅れる 遅刻
deliver: 配達 配送 宅配 発送 送料 届ける
dentist: 歯医者 歯科 歯科医
depart: 出発 発車 出る 発つ
deposit: 保証金 預かり金 敷金 デポジット 内金
describe: 説明 記述
design: デザイン 設計 デザイナー
dessert: デザート スイーツ
detergent: 洗剤 洗濯洗剤
device: 機器 装置 家電 端末
deworm: 駆虫 虫下し 駆虫薬
diabetes: 糖尿病
diagnosis: 診断
diesel: ディーゼル 軽油 燃料 ガソリン
diet: 食事制限 食事療法 ダイエット
difference: 違い 差 異なる 違う
difficult: 難しい 困難 難易度
dinner: 夕食 ディナー 晩ご飯
direction: 行き方 アクセス 道順 方向
dirty: 汚い 汚れ 汚れる
disabled: 障害者 障がい 障害
disappear: 消える 失踪 行方不明
disassemble: 分解 解体 取り外し
discount: 割引 値引き 割引料金 優待
discover: 発見 見つける
dish: 料理 一品 皿
dishwasher: 食洗機 食器洗い機
display: 表示 ディスプレイ 画面
dive: ダイビング 潜水 飛び込み 潜る
doctor: 医師 医者 先生
document: 書類 文書 資料
dog: 犬 イヌ 愛犬 わんちゃん
donate: 寄付 寄贈 募金
door: ドア 扉 戸
double_room: ダブルルーム ダブル ツインルーム ツイン
dough: 生地 パン生地
download: ダウンロード
dozen: ダース
drain: 排水 排水口
dress: ドレス ワンピース 服装
dress_code: ドレスコード 服装規定
drill: ドリル 電動ドリル
drink: 飲み物 飲む ドリンク 飲料
drive: 運転 ドライブ 運転手
driving_licence: 運転免許 免許証 免許
dry: 乾燥 乾かす 乾燥機 乾く
dry_cleaning: ドライクリーニング
duck: 鴨 アヒル 鴨肉 ガチョウ
dumpling: 餃子 団子 ワンタン 小籠包
duration: 所要時間 期間 時間 続く
during: 期間中 間
dust: ほこり 埃 粉塵
duvet: 掛け布団 布団 寝具
early: 早い 早朝 早め
easter: イースター 復活祭
easy: 簡単 易しい やさしい 容易
eat: 食べる 食事 食べ物 飲食
egg: 卵 玉子 たまご
electric: 電気 電動 電源 電力
electricity: 電気 電力 電気代
elevator: エレベーター リフト
email: メール 電子メール
emergency: 緊急 救急 非常
employee: スタッフ 従業員 社員 職員
empty: 空 空にする からっぽ
end: 終了 終わる 終わり 終える
engine: エンジン モーター
engineer: エンジニア 技師 建築家
english: 英語
engraving: 彫刻 刻印 名入れ 彫る
enter: 入る 入口 入場 入館
entrance_fee: 入場料 入館料 拝観料
envelope: 封筒
equipment: 設備 用具 装備 機材
euro: ユーロ
evening: 夕方 晩 夜
event: イベント 催し 行事
every: 毎 各 ごと
exam: 試験 テスト 検定
example: 例 見本
excursion: ツアー 遠足 日帰り
exercise: 運動 練習 体操
exhaust: マフラー 排気 排ガス
exhibition: 展示 展覧会 展
exit: 出口 退場
expire: 期限切れ 有効期限 有効 失効
explain: 説明 解説
express: 速達 特急 急行 お急ぎ便
extend: 延長 延ばす 延泊
eye: 目 眼 眼科
eyebrow: 眉 眉毛 まつげ まつ毛 アイブロウ
fabric: 布 生地 布地
facial: フェイシャル 顔エステ 美顔
factory: 工場
family: 家族 ファミリー
far: 遠い 距離
fare: 運賃 乗車料金
farm: 農場 農家 農園 牧場
fast: 速い 急ぎ 早い
fat: 脂肪 脂
father: 父 母 両親 親 保護者 父親
female: 女性 女 レディース 婦人
fence: フェンス 柵 塀 垣根
ferry: フェリー 渡し船
festival: 祭り フェスティバル 祭
fever: 発熱 熱
few: 少ない 少数 わずか
fill: 詰める 満たす 充填 詰め物
filling_tooth: 詰め物 充填 歯の詰め物
filter: フィルター ろ過
find: 見つける 探す 見つかる
fine: 罰金 反則金
finger: 指
fire: 火災 火事 火
firewood: 薪 まき
fireworks: 花火 打ち上げ花火
first: 最初 初めて 第一 初回
first_aid: 応急処置 救急箱 応急手当 救護室
fish: 魚 釣り 釣る
fit: 合う フィット
fix: 修理 直す 修繕 補修
flat_tyre: パンク
flea_tick: ノミ ダニ マダニ 寄生虫
flight: フライト 飛行 航空便 便
flood: 洪水 浸水 水害
floor: 階 フロア
flour: 小麦粉 粉
flower: 花 花束 ブーケ
fog: 霧 濃霧
foot: 足 徒歩
football: サッカー フットボール
forbidden: 禁止 不可 禁
forest: 森 森林 林
forget: 忘れる 忘れ物
form: 用紙 フォーム 申込書
found_start: 創業 設立 創立 開業
founder: 創業者 創設者 創立者
free: 無料 ただ 無償
free_of_charge: 無料 無償 無料で
free_vacant: 空き 空室 空席
freeze: 冷凍 凍る 冷凍庫 凍結
fresh: 新鮮 生鮮 できたて
friday: 金曜日 金曜
fridge: 冷蔵庫
friend: 友人 友達 友だち
fringe: 前髪
fruit: 果物 フルーツ 果実
full: 満員 満室 満席 満車 いっぱい
full_board: 三食付き フルボード 一泊三食
furniture: 家具
future: 将来 未来 今後
game: ゲーム 遊び 遊ぶ 試合
garage: ガレージ 車庫
garden: 庭 庭園 ガーデン
garlic: にんにく ニンニク ガーリック
gas: ガス
gate: 門 ゲート 改札 入場口
gearbox: ギア 変速機 トランスミッション 変速
generator: 発電機
gift: 贈り物 プレゼント ギフト
gift_card: ギフトカード プリペイドカード
gift_voucher: ギフト券 商品券 ギフトカード
girl: 女の子 少女 女子
give: 与える 渡す 贈る
glacier: 氷河
glass: ガラス グラス
glasses: メガネ 眼鏡
glove: 手袋 グローブ
gluten: グルテン グルテンフリー 小麦
go: 行く 向かう
goggles: ゴーグル
gram: グラム キログラム kg
grass: 草 芝生 芝
grease: グリス 油脂 油汚れ 潤滑油
green: 緑 グリーン
groom: トリミング グルーミング トリマー
group: グループ 団体 組
group_lesson: グループレッスン 団体レッスン 集団授業
guarantee: 保証 保証書
guardian: 保護者 後見人
guide: ガイド 案内 案内人
gym: ジム フィットネス 体育館
hair: 髪 髪の毛 ヘア 毛
hairdresser: 美容師 美容院 理容師 床屋
hairdryer: ドライヤー ヘアドライヤー
halal: ハラル ハラール コーシャ
half: 半分 半額 半
half_board: 一泊二食 二食付き ハーフボード 夕朝食付き
hall: ホール 広間 会場
ham: ハム
handicraft: 手芸 手工芸 工芸 手作り
handle: 取っ手 持ち手 ハンドル
harbour: 港 港湾 漁港
harness: ハーネス 安全帯
harvest: 収穫 収穫する 刈り取り
hat: 帽子
head: 店長 責任者 マネージャー 支配人 院長 校長
headache: 頭痛
headliner: ヘッドライナー トリ 出演者
health: 健康 保健
hear: 聞こえる 聞く 聴力
hearing: 聴覚 聴力 難聴 補聴器
heat: 暖房 温める 加熱 暖かい
heavy: 重い 重量 重さ
height: 高さ 身長 高い
helmet: ヘルメット
help: 助ける 手伝う 手伝い サポート
herb: ハーブ 薬草
high_chair: ハイチェア 子供椅子 ベビーチェア 子ども椅子
high_season: 繁忙期 ハイシーズン トップシーズン
highlights: ハイライト バレイヤージュ メッシュ
hike: ハイキング 歩く 散策 徒歩 散歩
hill: 丘 坂
hire: レンタル 貸出 借りる 賃貸
history: 歴史 沿革
hobby: 趣味
holiday: 休暇 休み 休日 バカンス
home: 自宅 家 在宅
homework: 宿題 課題
honey: 蜂蜜 はちみつ ハチミツ
horse: 馬 乗馬
hose: ホース
hospital: 病院
host: ホスト 主催者
hot: 熱い 暑い ホット
hot_tub: ジャグジー ジャクジー
hotel: ホテル 旅館 宿
hour: 時間 営業時間 時
house: 家 一軒家 住宅
household: 世帯 家庭
hungry: 空腹
ice: 氷 アイス
ice_cream: アイスクリーム ジェラート アイス
id_card: 身分証 パスポート 身分証明書 旅券
ill: 病気 疾患 体調不良 病
immediately: すぐ 直ちに 即時 至急 ただちに
implant: インプラント
important: 重要 大切 大事
indoor: 屋内 室内
infection: 感染 感染症
ingredient: 材料 原材料 食材 成分
injection: 注射
injury: 怪我 けが 負傷 ケガ
insect: 虫 昆虫
install: 取り付け 設置 インストール 取り付ける
instalment: 分割払い 分割 ローン
instructions: 取扱説明書 説明書 マニュアル
instructor: 講師 インストラクター 先生 教師
insurance: 保険 保険加入
internet: インターネット wifi 無線lan ネット
interpreter: 通訳 翻訳
interview: 面接 インタビュー
invent: 発明 考案
inventor: 発明者 発明家 考案者
invite: 招待 招く 誘う
iron: アイロン 鉄
island: 島 離島
jam: ジャム
jewellery: 宝石 ジュエリー アクセサリー
job: 仕事 求人 採用 職 勤務
juice: ジュース 果汁
jump: 跳ぶ ジャンプ 飛び跳ねる
kayak: カヤック
keep: 保つ 保管 取り置き
kennel: ペットホテル 犬舎 ケンネル
kettle: ケトル やかん ポット
key: 鍵 カギ キー
keyboard: キーボード 鍵盤
kidney: 腎臓
kilometre: キロ キロメートル km
kindergarten: 幼稚園 保育園
kitchen: キッチン 台所 厨房
knife: ナイフ 包丁
knit: 編み物 編む ニット
laboratory: 検査室 研究所 ラボ 実験室
lactose: 乳糖 乳製品 ラクトース
ladder: はしご 梯子 脚立
lake: 湖 湖畔
lamb: ラム 子羊 羊肉
lamp: ランプ 照明 電灯
land: 土地 陸
lane: レーン 車線
language: 言語 語学 言葉
last: 最後 最終
later: 後で 後日 のちほど
laundry: 洗濯 ランドリー 洗濯物
law: 法律 法
lawyer: 弁護士
lay: 産む 敷く 産卵
leak: 漏れ 水漏れ 漏水 漏れる
learn: 学ぶ 習う 学習
leather: 革 レザー 皮革
left: 左 左側
leg: 脚 足
legal: 法律 法的 合法
lend: 貸す 貸出 借りる 借用
length: 長さ 長い 丈
lesson: レッスン 授業 稽古
letter: 手紙 封書
level: レベル 級 水準
library: 図書館 図書室
licence: 免許 ライセンス 許可証
lid: 蓋 ふた フタ
life_jacket: ライフジャケット 救命胴衣
lifeguard: ライフガード 監視員 救助員
light: 光 明かり ライト 照明
lighthouse: 灯台
lightning: 雷 稲妻 落雷 雷雨
like: 好き 好む
limescale: 水垢 カルキ 石灰
line: 線 路線 ライン
listen: 聴く 聞く 視聴
litre: リットル
live: 住む 暮らす 居住
liver: 肝臓 レバー
local: 地元 現地 地域
lock: 鍵 施錠 錠 ロック
locked: 施錠 ロック 鍵がかかる
locker: ロッカー コインロッカー
login: ログイン サインイン
lose: 紛失 失くす なくす 落とし物 遺失物
lost_property: 遺失物 落とし物 忘れ物 拾得物
low: 低い 低
low_season: 閑散期 オフシーズン ローシーズン
lunch: 昼食 ランチ 昼ごはん
machine: 機械 マシン
magazine: 雑誌
main: 主 メイン 主要
main_course: メインディッシュ 主菜 メイン料理
maintenance: メンテナンス 整備 保守 点検
make: 作る 製造 製作 生産
male: 男性 男 メンズ 紳士
mandatory: 必須 義務 必要 強制
manicure: マニキュア ネイルケア
map: 地図 マップ
map_location: 地図 場所 所在地 位置
market: 市場 マーケット 市
marry: 結婚 婚姻
massage: マッサージ
mat: マット 敷物
material: 素材 材料 教材
maximum: 最大 上限 最高 最長
measure: 測る 測定 採寸
meat: 肉 お肉
medicine: 薬 医薬品 薬剤
meet: 集合 会う 待ち合わせ
member: 会員 メンバー
menu: メニュー 献立 お品書き
message: メッセージ 伝言
meter: メートル
method: 方法 手段
metre: メートル
metro: 地下鉄 メトロ
microchip: マイクロチップ
microwave: 電子レンジ レンジ
middle: 中央 真ん中 中間
midnight: 深夜 真夜中 午前零時
mileage: 走行距離 燃費
milk: 牛乳 ミルク 乳
million: 百万
mine: 鉱山 炭鉱 坑
minibar: ミニバー
minimum: 最低 最小 以上 最少
minute: 分 分間
mirror: 鏡 ミラー
miss: 逃す 欠席 乗り遅れる
mistake: 間違い ミス 誤り
mobile_phone: 携帯電話 スマホ 携帯 スマートフォン
model: モデル 型番 機種 型
monday: 月曜日 月曜
money: お金 金銭
month: 月 毎月 か月 ヶ月
morning: 朝 午前
motorcycle: バイク オートバイ 二輪車
mountain: 山 山岳
mouth: 口 口腔
move: 引越し 引っ越し 移転 移動
museum: 博物館 美術館 ミュージアム
mushroom: きのこ キノコ
mustard: マスタード からし 辛子
nail: 爪 ネイル
name: 名前 氏名 名称
nappy: おむつ オムツ
native_speaker: ネイティブ ネイティブスピーカー 母語話者 母国語
nature: 自然
near: 近い 近く 付近 周辺
need: 必要 要る
needle: 針
neighbour: 近所 隣人 隣
new: 新しい 新規 新品
news: ニュース お知らせ
newspaper: 新聞
next: 次 次回 翌
night: 夜 泊 宿泊 夜間
noise_loud: 騒音 うるさい 大声 大きな音
non_swimmer: 泳げない 泳げない方 カナヅチ
noodles: 麺 ラーメン うどん そば 麺類
noon: 正午 お昼 昼
north: 北 北部
nose: 鼻
notice: お知らせ 通知 告知
notice_period: 予告期間 解約予告 予告
number: 番号 数
nurse: 看護師 ナース
nut: ナッツ ピーナッツ 落花生 木の実
offer: 提供 特典 キャンペーン
office: 事務所 オフィス 事務室
official: 公式 正式
oil: 油 オイル
oil_change: オイル交換
old: 古い 旧 年配
onion: 玉ねぎ たまねぎ
online: オンライン ネット ウェブ
only: のみ だけ 限定
open: 営業 開店 開館 開く 開ける オープン
operation: 手術 オペ
orange: オレンジ みかん
order: 注文 オーダー 発注
organic: 有機 オーガニック
organise: 主催 開催 企画
outdoor: 屋外 野外 アウトドア
oven: オーブン 窯
owner: オーナー 所有者 飼い主 店主
pack: 梱包 包装 パック 荷造り
paddle: パドル オール 櫂
paddleboard: パドルボード サップ sup
page: ページ 頁
paint: 塗装 ペンキ 絵画 塗る 描く 画家
pair: 組 ペア 一対
pan: フライパン 鍋
paper: 紙 用紙
parade: パレード 行列 行進
parcel: 小包 荷物 宅配便
park: 公園 パーク
parking: 駐車場 駐車 パーキング
parking_space: 駐車スペース 駐車区画 駐車場
partner: パートナー 提携
pass: パス 通行証 定期券
passenger: 乗客 旅客 乗車
password: パスワード 暗証番号
pasta: パスタ スパゲッティ
path: 小道 遊歩道 登山道
patient: 患者 患者様
pay: 支払い 払う 支払う 決済 精算
paypal: paypal ペイパル
pedal: ペダル
pedicure: ペディキュア フットネイル フットケア
pen: ペン 筆記用具
pension: 年金
people: 人 名 人数 名様
pepper: 胡椒 こしょう ピーマン 唐辛子
percent: パーセント 割
performance: 公演 上演 ショー 演奏
perfume: 香水 パフューム
perm: パーマ 縮毛矯正
permit: 許可 許可証
personalised: オーダーメイド カスタム 特注 名入れ
photo: 写真 撮影
piano: ピアノ
picnic: ピクニック
piece: 個 枚 点
pig: 豚 豚肉 ポーク
pillow: 枕 まくら
pitch: サイト 区画 グラウンド
pizza: ピザ
plan: 計画 プラン 予定
plant: 植物 植える 植栽
plastic: プラスチック ビニール
plate: 皿 お皿 プレート
platform: ホーム 乗り場
play: 遊ぶ 演奏 プレー 弾く
playground: 遊び場 遊具 運動場
police: 警察
pool: プール
poor: 貧しい 悪い
popular: 人気 好評
population: 人口 住民
portion: 人前 一人前 ポーション
possible: 可能 可
post: 郵便 郵送 郵便局
potato: じゃがいも ジャガイモ ポテト
pound: ポンド
power_performance: 出力 馬力 性能 パワー
practical: 実技 実習 実践
pregnant: 妊娠 妊婦 妊娠中
prepare: 準備 用意 準備する
prescription: 処方箋 処方
pressure: 圧力 空気圧 血圧
prevent: 予防 防ぐ 防止
price_list: 料金表 価格表
print: 印刷 プリント
printer: プリンター プリンタ
private: 貸切 個人 私立 プライベート
private_lesson: 個人レッスン プライベートレッスン マンツーマン 個別指導
prize: 賞 賞品
problem: 問題 トラブル
process: 手順 工程 流れ
product: 製品 商品
profession: 職業
programme: プログラム 日程 番組
project: プロジェクト 企画
proof: 領収書 レシート 証明
protect: 保護 守る
pub: パブ 居酒屋
public: 公共 一般
public_holiday: 祝日 祭日
public_transport: 公共交通機関 地下鉄 電車 路面電車
publish: 出版 発行 公開
pump: ポンプ 空気入れ
pupil: 生徒 学生 児童
quality: 品質 質
quantity: 数量 量
quarter: 四半期 四分の一
queue: 並ぶ 行列 待つ 待ち時間
quiet: 静か 静粛
quiet_hours: 消灯 静粛時間 クワイエットタイム 消灯時間
rabbit: うさぎ ウサギ 兎
racket: ラケット
raft: いかだ ラフティング ラフト
railway: 鉄道 電車 列車
railway_station: 駅 最寄り駅
rain: 雨 雨天 天気 天候
ramp: スロープ 傾斜路
range: 航続距離 到達距離 通信距離
raw: 生 生もの
read: 読む 読書
ready: 準備完了 完成 仕上がり
reason: 理由 原因
receive: 受け取る 受領 届く
reception: フロント 受付 フロントデスク
recipe: レシピ 作り方
recommend: おすすめ 推奨 勧める お勧め
recycle: リサイクル 再利用
red: 赤 赤い
reference: 参照 推薦状 参考
referral: 紹介状 紹介
refrigerated: 冷蔵 要冷蔵
refund: 返金 払い戻し 払戻
register: 登録 申し込み 入会
regular: 定期 通常 レギュラー
reminder: リマインダー 督促 催促 督促状
remove: 除去 取り除く 外す 撤去
repeat: 繰り返す 再
replace: 交換 取り替え 取り替える
report: 報告 届け出 レポート
request: リクエスト 要望 依頼
rescue: 救助 救出
responsible: 責任 担当 責任者
rest: 休憩 休む 安静
restaurant: レストラン 食堂 飲食店
restore: 修復 復元 復旧
result: 結果 成績
retail: 小売
return: 返品 返却 返送
rice: 米 ご飯 ごはん ライス
ring: 指輪 リング
risk: リスク 危険
river: 川 河川
road: 道路 通り 道
roaming: ローミング
rodent: げっ歯類 ハムスター ネズミ モルモット
roof: 屋根 屋上
room: 部屋 客室 室
root_canal: 根管治療 根管 歯の神経
rope: ロープ 縄 綱
route: ルート 経路 道順
router: ルーター モデム
rubbish: ゴミ ごみ 廃棄物
rule: 規則 ルール 決まり 規定
run: 走る ランニング マラソン
rye: ライ麦
safe: 安全 安心
safe_box: 金庫 セーフティボックス
sail: ヨット セーリング 帆
salad: サラダ
salary: 給料 給与 時給 賃金
sale: 販売 売る 売却 セール
salmon: サーモン 鮭
salt: 塩 食塩
same: 同じ 同一
sample: サンプル 見本 検体
sand: 砂
saturday: 土曜日 土曜
sauce: ソース タレ
sauna: サウナ
sausage: ソーセージ ウインナー
save: 節約 保存
school: 学校 スクール
school_holidays: 夏休み 冬休み 春休み 学校休業
science: 科学 サイエンス
scissors: はさみ ハサミ 鋏
scooter: スクーター 原付 キックボード
scratch: 傷 キズ へこみ 凹み
screen: 画面 スクリーン
sea: 海
sea_view: オーシャンビュー 海側 シービュー 海が見える
season: 季節 シーズン 時期
seat: 席 座席 客席
second_hand: 中古 古着 リサイクル
security: 警備 セキュリティ 防犯
seed: 種 種子
self_checkin: セルフチェックイン 無人チェックイン
self_service: セルフサービス セルフ
send: 送る 送付 送信 発送
senior: シニア 高齢者 お年寄り 年金受給者
separate: 別 別々 分ける
serial_number: シリアル番号 製造番号 シリアルナンバー
serve: 提供 出す
service: サービス
sesame: ごま ゴマ 胡麻
sew: 縫う 裁縫 縫製 ミシン
shampoo: シャンプー
share: 共有 シェア 共用 相部屋
shave: シェービング 髭剃り 剃る 顔そり カミソリ
sheep: 羊 ヒツジ
sheet: シーツ リネン
shelf: 棚 本棚
shellfish: 甲殻類 貝 魚介類 シーフード
shoe: 靴 シューズ
shop: 店 ショップ 売店 店舗
shoulder: 肩 肩こり
shower: シャワー
shrimp: 海老 えび エビ
shuttle: 送迎 シャトル シャトルバス
sick_note: 診断書 傷病証明 病欠
sign: 署名 サイン 押印
signal: 電波 受信 信号
silver: 銀 シルバー
sim: sim simカード シムカード
sing: 歌う 歌 合唱 歌唱
single_room: シングルルーム シングル 一人部屋
sink: 流し台 シンク 洗面台
skate: スケート 滑走
ski: スキー ゲレンデ
skin: 皮膚 肌
skipper: 船長 キャプテン 艇長
sleep: 寝る 睡眠 眠る
sleeping_bag: 寝袋 シュラフ
slow: 遅い ゆっくり
small: 小さい 小型
smell: 臭い 匂い におい 異臭
smoke: 喫煙 タバコ 禁煙 煙草
smoke_detector: 煙感知器 火災報知器 煙探知機 火災警報器
snow: 雪 積雪
soap: 石鹸 せっけん
sock: 靴下 ソックス
socket: コンセント プラグ ソケット
socks: 靴下 ソックス
soft: 柔らかい 軟らかい ソフト
software: ソフトウェア ソフト
soil: 土 土壌
solar: ソーラー 太陽光 太陽光発電
sold_out: 売り切れ 完売 品切れ
soup: スープ 汁
sourdough: サワードウ サワー種 天然酵母
south: 南 南部
soy: 大豆 醤油 ソイ
spa: スパ ウェルネス 温泉
space: スペース 空間
spare_part: 部品 パーツ スペアパーツ 交換部品
speak: 話す 会話
special: 特別 スペシャル
species: 種類 種
speed: 速度 スピード
spelt: スペルト小麦 スペルト
spice: スパイス 香辛料 辛い
spoon: スプーン 匙
sport: スポーツ 運動
spouse: 配偶者
square: 広場 四角 正方形
square_metre: 平方メートル 平米 面積
squid: イカ いか タコ たこ
stable: 厩舎 馬小屋
stage: 舞台 ステージ
stain: シミ 染み 汚れ
stairs: 階段
stall: 屋台 露店 出店 ブース
stamp: 切手 スタンプ 印鑑
standing: 立ち見 立見 スタンディング
starter: 前菜 オードブル
stay: 滞在 宿泊 泊まる
steal: 盗む 盗難 窃盗
steam: 蒸気 スチーム 湯気
steel: 鋼 スチール ステンレス 鉄鋼
stock: 在庫 在庫あり 入荷
stolen: 盗難 盗まれる
stone: 石 岩 石材
stop: 停留所 停車 止まる
store_keep: 保管 保存 預かり 預ける 収納
storm: 嵐 暴風 台風
stove: ストーブ コンロ 薪ストーブ
study: 勉強 研究 学習
subscription: 定期購読 サブスクリプション 定期便
substitute: 代用 代替 代わり
sugar: 砂糖 糖
suggest: 提案 勧める
suitable: 適する 向け 適切
suite: スイートルーム スイート
summer: 夏 夏季 夏期
sunday: 日曜日 日曜
surcharge: 追加料金 割増 割増料金
sweet: 甘い 甘口 お菓子
swim: 泳ぐ 水泳 遊泳
swimsuit: 水着
switch_off: 消す 電源オフ 電源を切る 消灯
switch_on: 点ける 電源オン 電源を入れる 起動 点灯
table: テーブル 食卓 机
take: 取る 持っていく
takeaway: テイクアウト 持ち帰り お持ち帰り
tank: タンク 水槽
tap: 蛇口 水栓
tartar: 歯石 歯垢 プラーク 歯石除去
taste: 味 味わう 試食
tax: 税 税金 消費税 税込
taxi: タクシー
taxi_rank: タクシー乗り場 タクシー乗場
tea: お茶 紅茶 茶
team: チーム
technician: 技術者 技師 整備士
technology: 技術 テクノロジー
teeth: 歯
television: テレビ
temporary: 一時 臨時 仮
tenant: 入居者 借主 賃借人 テナント
tennis: テニス
textbook: 教科書 テキスト 教本
thank: 感謝 ありがとう
theatre: 劇場 演劇 シアター
theory: 理論 学科
therapist: セラピスト 施術者 療法士 マッサージ師
thick: 厚い 太い 分厚い
thickness: 厚さ 厚み
thursday: 木曜日 木曜
ticket: チケット 切符 券 入場券
tide: 潮 干潮 満潮
tie: ネクタイ 結ぶ
time: 時間 時刻 いつ 何時
tip: チップ 心付け
today: 今日 本日
together: 一緒 共に
toilet: トイレ お手洗い 化粧室
tomato: トマト
tomorrow: 明日 翌日
tool: 工具 道具
total: 合計 総額 計
tourist: 観光客 観光
tourist_tax: 宿泊税 観光税 入湯税
towel: タオル バスタオル
tower: 塔 タワー
toy: おもちゃ 玩具
tracking: 追跡 配送状況 追跡番号 荷物追跡
traffic: 交通 渋滞
trailer: トレーラー 牽引
training: 研修 訓練 トレーニング
tram: 路面電車 トラム 市電
transport: 輸送 交通 運送
travel: 旅行 旅
tree: 木 樹木
trial: 体験 お試し 試用
tuesday: 火曜日 火曜
tuition: 授業料 学費 月謝 受講料
tune: 調律 チューニング 調弦
turkey: 七面鳥 ターキー
type: 種類 タイプ
tyre: タイヤ
ultrasound: 超音波 エコー 超音波検査
umbrella: 傘
understand: 理解 分かる
uniform: 制服 ユニフォーム
university: 大学
unpack: 開梱 荷ほどき 開封
update: 更新 アップデート
urgent: 緊急 至急 急ぎ
use: 使う 使用 利用
vaccination: 予防接種 ワクチン 接種
valley: 谷 渓谷
valuable: 貴重品 貴重
van: バン トラック
vegan: ビーガン ヴィーガン
vegetable: 野菜
vegetarian: ベジタリアン 菜食
vet: 獣医 獣医師 動物病院
view: 眺め 景色 眺望
village: 村 集落
vinegar: 酢 お酢
virus: ウイルス マルウェア
visit: 訪問 見学 来館 来場 面会
voice: 声 音声
volume: 容量 体積 音量
volunteer: ボランティア
vote: 投票 採決 選挙
wall: 壁
ward: 病棟 病室
warehouse: 倉庫
warm: 暖かい 温かい
warning: 警告 注意 警報
wash: 洗う 洗濯 洗濯機 洗浄
watch: 時計 腕時計
water: 水 飲料水 お水
watt: ワット キロワット
wave: 波 高波 波浪
waxing: ワックス脱毛 脱毛 ワックス
weak: 弱い 虚弱
wear: 着る 着用 履く
wednesday: 水曜日 水曜
week: 週 毎週 週間
weekday: 平日 営業日
weekend: 週末 土日
weigh: 重さ 体重 量る
west: 西 西部
wet: 濡れる 濡れた 湿る
wetsuit: ウェットスーツ ウエットスーツ
wheel: 車輪 ホイール
white: 白 白い
whitening: ホワイトニング 美白
whole: 全体 全 丸ごと
wholesale: 卸売 卸 卸売り
wide: 幅 広い
width: 幅 横幅
wife: 妻 夫 奥様 主人
wind: 風 強風
window: 窓
windscreen: フロントガラス
wine: ワイン 葡萄酒
winter: 冬 冬季 冬期
wire: 針金 ワイヤー 電線 配線
withdraw: 撤回 引き出す 退会
withdrawal_period: クーリングオフ 撤回期間
wool: 羊毛 毛糸 ウール
workshop: ワークショップ 工房 作業場
world: 世界
write: 書く 作家 著者 執筆
wrong: 間違い 間違う 誤り 違う
x-ray: レントゲン x線
year: 年 毎年 年間
yellow: 黄色 黄
yoga: ヨガ
young: 若い 若者 青少年 ティーン
young_animal: 子犬 仔犬 子猫 仔猫 パピー
youth: 青少年 若者 ユース 未成年 ティーン
zip: ファスナー チャック ジッパー
`
