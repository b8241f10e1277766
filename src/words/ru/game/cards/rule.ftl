replaced = В этой игре вместо этого действует { $number } ({ $name })
