viewChannel = Visualizza canale
sendMessages = Invia messaggi
attachFiles = Allega file
readHistory = Leggi la cronologia dei messaggi
createThreads = Crea thread pubblici
createPrivateThreads = Crea thread privati
createEvents = Crea eventi
sendInThreads = Invia messaggi nei thread
