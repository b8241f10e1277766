replaced = В этой игре вместо него действует { $number } ({ $name })
