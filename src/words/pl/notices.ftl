abandoned = { $name } porzuca grę. `/game create` otwiera nową.
moved = { $name } przenosi grę na { $channel }: tam toczy się dalej.
seatReplaced = { $name } przekazuje miejsce { $seat } (dotąd { $from }; odtąd { $to }).
stuck = ⚠ { $name }, gracz automatyczny, nie może działać: to błąd tego bota. Gospodarz może cofnąć ostatnią decyzję (`/game undo`), oddać miejsce (`/host replace`) lub zakończyć grę (`/host abandon`).
stuckInSecret = ⚠ Gracz automatyczny nie może działać: to błąd tego bota. Gospodarz może cofnąć ostatnią decyzję (`/game undo`), oddać miejsca (`/host replace`) lub zakończyć grę (`/host abandon`).
thanks = Dziękuję za grę. `/game create` otwiera następną.
closed = { $person }, nie mogę wysyłać ci wiadomości prywatnych. Zezwól na wiadomości prywatne od członków tego serwera (Ustawienia prywatności serwera) albo użyj tu `/hand`: to, co pokazuje, widzisz tylko ty.
