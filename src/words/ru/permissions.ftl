viewChannel = Просматривать канал
sendMessages = Отправлять сообщения
attachFiles = Прикреплять файлы
readHistory = Читать историю сообщений
createThreads = Создать публичные ветки
createPrivateThreads = Создание приватных веток
createEvents = Создание событий
sendInThreads = Отправлять сообщения в ветках
