damaged = Pegasus zostaje uszkodzony { NOUN($place, case: "at") }
lost = { $board } zostaje zniszczony
