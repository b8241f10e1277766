button = Podpowiedź
title =
    ### Podpowiedź
    { $question }
option = { $place }. **{ $label }**: { $compared }.
optionWithGist = { $place }. **{ $label }**: { $gist }; { $compared }.
footer = -# Na podstawie tego, co wiesz, tak jak widzi to gracz automatyczny na poziomie trudnym. Może się mylić, a wybór należy do ciebie.
compared_rules = tak mówią proste reguły, bez patrzenia naprzód
compared_clear = wyraźnie lepsze niż inne sprawdzone możliwości
compared_even = równie dobre jak inne sprawdzone możliwości
compared_alike = mniej więcej tak samo dobre
compared_little = na ile to widać, trochę gorsze
compared_worse = na ile to widać, wyraźnie gorsze
helpsCheck = dodaje { $strength } do siły testu
harmsCheck = odejmuje { $strength } od siły testu
keepsCards = zachowujesz karty na później
leadsOn =
    { $count ->
        [one] prowadzi o { $count } krok dalej
        [few] prowadzi o { $count } kroki dalej
        [many] prowadzi o { $count } kroków dalej
       *[other] prowadzi o { $count } kroków dalej
    }
stays = zostajesz tam, gdzie możesz działać
shows = pokazujesz, kim jesteś
does_jumps = przybliża skok floty
does_fights = uderza w statki Cylonów albo ustawia statki na pozycjach
does_mends = naprawia to, co uszkodzone
does_gains = daje flocie to, czego jej trzeba
does_leads = daje innym akcje wtedy, gdy się liczą
does_quorum = wykorzystuje Kworum
does_looks = poznajesz to, czego inni nie wiedzą
does_judges = chodzi o to, komu zaufać i co mu powierzyć
does_harms = szkodzi flocie
does_draws = uzupełnia twoją rękę
there_jumps = stamtąd możesz przybliżyć skok floty
there_fights = stamtąd możesz uderzyć w statki Cylonów
there_mends = tam możesz naprawić to, co uszkodzone
there_gains = tam możesz zdobyć to, czego flocie trzeba
there_leads = stamtąd możesz dawać innym akcje
there_quorum = tam możesz wykorzystać Kworum
there_looks = tam możesz poznać to, czego inni nie wiedzą
there_judges = stamtąd możesz zająć się tymi, których podejrzewasz
there_harms = stamtąd można zaszkodzić flocie
there_draws = tam możesz uzupełnić rękę
nothing = Nic na ciebie nie czeka, więc nie ma czego podpowiadać.
nothingHint = /help mówi, co możesz teraz zrobić.
changed = Podczas namysłu gra poszła dalej.
changedHint = Zapytaj ponownie.
off = W tej grze nie ma podpowiedzi.
offHint = Może na nie pozwolić gospodarz: /host hints.
offHost = Możesz na nie pozwolić wszystkim: /host hints.
allowed = Odtąd wszyscy mogą tu prosić o podpowiedzi: `/hint` albo przycisk pod pytaniem.
forbidden = W tej grze nie ma już podpowiedzi.
noticeAllowed = 💡 { $by } pozwala na podpowiedzi: `/hint` pokazuje pytającemu, i nikomu więcej, co można odpowiedzieć.
noticeForbidden = 💡 { $by } nie pozwala już na podpowiedzi.
