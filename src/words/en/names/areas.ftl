### The six areas of space around Galactica, as they stand in a sentence. `.the`: “the port bow”; `.at`: where something is; `.to`: where it goes.

bow = bow
    .the = the bow
    .at = at the bow
    .to = to the bow
    .from = from the bow
starboardBow = starboard bow
    .the = the starboard bow
    .at = at the starboard bow
    .to = to the starboard bow
    .from = from the starboard bow
starboardQuarter = starboard quarter
    .the = the starboard quarter
    .at = at the starboard quarter
    .to = to the starboard quarter
    .from = from the starboard quarter
stern = stern
    .the = the stern
    .at = at the stern
    .to = to the stern
    .from = from the stern
portQuarter = port quarter
    .the = the port quarter
    .at = at the port quarter
    .to = to the port quarter
    .from = from the port quarter
portBow = port bow
    .the = the port bow
    .at = at the port bow
    .to = to the port bow
    .from = from the port bow

# For readers who don’t sail.
areaHelp_bow = In front of Galactica
areaHelp_starboardBow = Ahead, to the right
areaHelp_starboardQuarter = Behind, to the right
areaHelp_stern = Behind Galactica
areaHelp_portQuarter = Behind, to the left; vipers launch and heavy raiders board here
areaHelp_portBow = Ahead, to the left; vipers launch and heavy raiders board here
