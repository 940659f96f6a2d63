-- Brings a database of version 0.1 (histories.json) to the schema of the files that took the place of its migrations
-- first; from-domains.sql goes on from there. Tables, policies and rights are the same in both. Run by
-- supabase/local/upgrade.ts, and never changed again.

-- Gone, or with another result or other arguments than before.
drop function private.con(jsonb);
drop function private.datos_del_paso();
drop function private.libro(jsonb, boolean, integer, text);
drop function private.libro_fin();
drop function private.mi_cuenta();
drop function private.tarea_clientes();
drop function private.tarea_cuentas();
drop function private.tarea_imagenes(boolean);

-- functions: each of today's files, in the place of this line.

drop trigger avisar on public.lista_espera;
create trigger avisar after insert on public.lista_espera for each row
  when (new.propuesta_de is null) execute function private.espera_avisa();

drop trigger cambio on public.reservas;
create trigger cambio before update of nombre, email, telefono, fecha_reserva, hora_reserva, personas, ocasion,
    preferencia_mesa, requisitos_dieteticos, notas, primera_visita, estado, clave, huella, idioma, token_hash, user_id,
    duracion, motivo, sobre_aforo, sobre_aforo_motivo, anonimizada_en
  on public.reservas for each row execute function private.reservas_cambio();

revoke execute on all functions in schema private from public;
grant execute on function private.guardar(text, jsonb), private.mover(text, text, text), private.begin_restore(),
  private.restaurar(bigint, integer) to authenticated;
