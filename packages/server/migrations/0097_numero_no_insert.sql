-- The number of an appointment is taken in the statement that inserts it, after all that hangs on it: whoever books holds the year's
-- counter for that statement, the mails that name the number, and the commit.
--
-- What hangs on an appointment may therefore be written before it, in the same transaction; the commit looks whether it is there.
-- Source: decisions-legal (Booking); invariant B6; docs/decisions/112.

alter table atendimento_filiados alter constraint atendimento_filiados_atendimento deferrable initially deferred;
alter table atendimento_processos alter constraint atendimento_processos_atendimento deferrable initially deferred;
alter table atendimentos_anexos alter constraint atendimentos_anexos_atendimento deferrable initially deferred;
alter table atendimento_convites alter constraint atendimento_convites_atendimento deferrable initially deferred;

-- The year whose number is taken at this instant: that of São Paulo.
create function sede.ano_em(em timestamptz) returns int language sql immutable as
$$ select extract(year from em at time zone 'America/Sao_Paulo')::int $$;

create or replace function sede.proximo_do_ano(numeracao text, em timestamptz, out ano int, out numero int) language sql as
$$
  insert into contadores_anuais as c (nome, ano, ultimo) values (numeracao, sede.ano_em(em), 1)
  on conflict (nome, ano) do update set ultimo = c.ultimo + 1
  returning c.ano, c.ultimo
$$;
