viewChannel = Wyświetlanie kanału
sendMessages = Wysyłanie wiadomości
attachFiles = Załączanie plików
readHistory = Czytanie historii czatu
createThreads = Tworzenie publicznych wątków
createPrivateThreads = Tworzenie prywatnych wątków
createEvents = Tworzenie wydarzeń
sendInThreads = Wysyłanie wiadomości w wątkach
