### The page of the practice table: what stands around its channels, and what it says when something is amiss. Plain text.

title = Practice table
noScript = The practice table needs JavaScript.
opening = Opening the practice table…
noAnswerYet = The practice table does not answer yet. Trying again…
noAnswer = The practice table did not answer. Is it still running?
noReason = The practice table answered { $status } without a reason.
lost = Connection to the practice table lost. Reconnecting…
botOffline = The bot is offline. It will answer as soon as it is back.
noChannel = There is no channel yet.
threadClosed = This thread is closed.
playingAs = You play as { $name }
drawer = Channels and people

# A label with the number beside it, for those who hear the page.
unread =
    { $count ->
        [one] { $label }, { $count } unread
       *[other] { $label }, { $count } unread
    }
events = Events
apps = Apps
