truce =
    { $brief ->
        [yes] w tej turze żadne statki Cylonów nie są aktywowane ani wysyłane
       *[no] do końca tej tury żadne statki Cylonów nie są aktywowane ani wysyłane; nadal można je umieszczać
    }
