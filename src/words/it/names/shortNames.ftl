character_base_william-adama_short = Adamo
character_base_kara-starbuck-thrace_short = Scorpion
