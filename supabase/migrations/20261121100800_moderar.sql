-- Moderating the wall: a reason that stays with a refusal, and a way back to the queue for a slip of the hand.

alter table public.experiencias
  add column motivo text check (btrim(motivo) <> '' and char_length(motivo) <= 300);
comment on column public.experiencias.motivo is 'Why a post was refused or withdrawn; for the house and the author.';
grant select (motivo), update (motivo) on public.experiencias to authenticated;

-- As before, and from every state back to `pendiente`: what was undone is dated anew when it is published again.
create or replace function private.experiencias_cambio() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.estado <> old.estado and not (case old.estado
    when 'pendiente' then new.estado in ('publicada', 'rechazada')
    when 'rechazada' then new.estado in ('publicada', 'pendiente')
    when 'publicada' then new.estado in ('retirada', 'pendiente')
    when 'retirada' then new.estado = 'publicada'
    else false
  end) then
    raise exception using errcode = 'PT409', message = 'transicion';
  end if;
  if new.estado = 'pendiente' and old.estado <> 'pendiente' then new.publicada_en := null; end if;
  if new.estado = 'publicada' and old.estado <> 'publicada' then
    new.publicada_en := coalesce(new.publicada_en, now());
    if new.user_id is not null then
      new.reserva_id := coalesce(private.visita_de(new.user_id), old.reserva_id);
      new.verificada := old.verificada or new.reserva_id is not null;
    end if;
  end if;
  -- A reason belongs to a refusal; what is shown again has none.
  if new.estado in ('pendiente', 'publicada') then new.motivo := null; end if;
  new.motivo := private.limpia(new.motivo);
  new.respuesta := private.limpia(new.respuesta);
  new.version := old.version + 1;
  new.actualizado_en := now();
  return new;
end
$$;
