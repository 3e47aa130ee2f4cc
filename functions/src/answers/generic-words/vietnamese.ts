export const VIETNAMESE = `
tôi tui mình tao tớ em anh chị cô chú bác ông bà cháu bạn cậu họ hắn ảnh chỉ ổng bả nó ta chúng bọn
tụi quý khách shop ad mọi ai gì chi nào sao đâu mấy nhiêu bao hả hở không hông chưa ko k hem được dc
đc ạ dạ vâng ừ ơi à ơ nhé nha nhỉ nhá vậy thế đấy đó kìa kia này nầy ấy đây rồi luôn thôi mà thì là
xin chào cảm cám ơn làm lỗi phiền vui lòng giúp giùm dùm hộ nhờ cho biết hỏi thăm trả lời nói bảo kể
dẫn giải thích xem coi tìm kiếm thấy gặp hiểu nghĩ tưởng nghe muốn cần phải nên có thể định tính hay
hoặc và với cùng cũng đều còn nữa vẫn lại đã đang sẽ sắp vừa mới từng cứ ngay bị do bởi nếu giả như
khi lúc hồi trong ngoài trên dưới trước sau giữa bên cạnh tại ở về đến tới từ ra vào vô lên xuống
qua đi lấy đưa đem mang dùng sử dụng nhận giữ để theo bằng của cái con chiếc bộ món thứ việc chuyện
điều vấn đề thông tin cách kiểu loại dạng mức khoảng chừng tầm hơn kém nhất rất quá lắm hết mất tốn
tất cả toàn mỗi một vài các những nhiều ít số lượng phần người đứa nhà bữa nay mai bây giờ hiện
thường bình hôm mãi ngày xưa trường hợp ví dụ thật chắc đúng hẳn rõ cụ kỹ tên gọi nghĩa lý vì nhằm
thuộc gồm khác nhau giống khỏi tự liên quan riêng chung thêm lỡ
`
