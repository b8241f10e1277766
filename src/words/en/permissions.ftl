### Permissions, by their names in Discord’s settings.

viewChannel = View Channel
sendMessages = Send Messages
attachFiles = Attach Files
embedLinks = Embed Links
readHistory = Read Message History
createThreads = Create Public Threads
createPrivateThreads = Create Private Threads
createEvents = Create Events
sendInThreads = Send Messages in Threads
