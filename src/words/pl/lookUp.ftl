idle = i lub albo w we na z ze do od o po dla nie czy jak co kto kiedy gdzie ile jaki jaka jakie mogę może można mój moja ja ty my się jest są to
endings = ami ach owi ego emu ymi imi ować uje ują ać eć ić yć ów om em ie ej ą ę y i a o e u
oneOf = { $name } ({ $number } z { $count })
