replaced = W tej grze zamiast niej obowiązuje { $number } ({ $name })
