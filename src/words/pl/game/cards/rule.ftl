replaced = W tej grze zamiast tego obowiązuje { $number } ({ $name })
