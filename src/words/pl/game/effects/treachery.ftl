makeReckless =
    { $brief ->
        [yes] test lekkomyślny
       *[no] test staje się lekkomyślny (w jednym teście można zagrać tylko jedną taką kartę)
    }
stopAbilities =
    { $brief ->
        [yes] bez zdolności testowych w tym teście
       *[no] w tym teście nie rozpatruje się zdolności testowych (nie dotyczy testu lekkomyślnego, a test nie może się już taki stać)
    }
reckless = test jest lekkomyślny
