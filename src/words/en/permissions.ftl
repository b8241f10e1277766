### As Discord calls them in its settings.

viewChannel = View Channel
sendMessages = Send Messages
attachFiles = Attach Files
embedLinks = Embed Links
readHistory = Read Message History
createThreads = Create Public Threads
createPrivateThreads = Create Private Threads
createEvents = Create Events
sendInThreads = Send Messages in Threads
