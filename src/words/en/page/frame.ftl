### The practice table’s page: what surrounds its channels, and what it says when something goes wrong. Plain text.

title = Practice table
noScript = The practice table needs JavaScript.
opening = Opening the practice table…
noAnswerYet = The practice table isn’t answering yet. Trying again…
noAnswer = The practice table didn’t answer. Is it still running?
noReason = The practice table returned { $status } without a reason.
lost = Connection to the practice table lost. Reconnecting…
botOffline = The bot is offline. It will answer as soon as it’s back.
noChannel = There are no channels yet.
threadClosed = This thread is closed.
playingAs = Playing as { $name }
drawer = Channels and people

# A label with the number beside it, for those who hear the page.
unread =
    { $count ->
        [one] { $label }, { $count } unread
       *[other] { $label }, { $count } unread
    }
events = Events
apps = Apps
