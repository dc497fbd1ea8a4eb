-- What a data subject asks of the union: the dossier of their data, and to be made anonymous.
--
-- No foreign key to the member: the request outlives them, and keeps no name once they are anonymous. Anonymising takes two people,
-- which the database sees to. Source: decisions-members (LGPD); LGPD art. 18, 19.

create table pedidos_titular (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  filiado_id uuid not null,
  filiado_nome text not null,
  tipo text not null check (tipo in ('dossie', 'anonimizacao')),
  estado text not null check (estado in ('gerando', 'pronto', 'aguardando', 'entregue', 'feito', 'recusado')),
  justificativa text not null check (length(justificativa) between 1 and 500),
  prazo date not null,
  trabalho_id uuid,
  -- The account that was theirs: its changes are blanked with the member's.
  conta_id uuid,
  decidido_por uuid,
  decidido_em timestamptz,
  motivo text,
  -- When the owner blanked what the audit kept of somebody who was made anonymous.
  auditoria_apagada_em timestamptz,
  constraint pedidos_titular_duas_pessoas check (estado <> 'feito' or (decidido_por is not null and decidido_por <> criado_por))
);
comment on table pedidos_titular is 'Pedidos de titulares de dados: dossiê e anonimização.';
create unique index pedidos_titular_um_por_vez on pedidos_titular (filiado_id, tipo) where estado in ('gerando', 'aguardando');
create index pedidos_titular_criado on pedidos_titular (criado_em desc, id);
create index pedidos_titular_pendentes on pedidos_titular (prazo) where estado in ('gerando', 'pronto', 'aguardando');
select sede.auditar('pedidos_titular', 'pedidosTitular');

alter table filiados add column anonimizado_em timestamptz;
comment on column filiados.anonimizado_em is 'Desde quando a ficha não identifica ninguém.';
alter table filiados drop constraint filiados_cpf_ou_conferir;
alter table filiados add constraint filiados_cpf_ou_conferir
  check (cpf is not null or 'cpf' = any (a_conferir) or anonimizado_em is not null);

-- What the audit kept of one member who was made anonymous: every entry of theirs, of their account, and every other that names
-- them. Reads the whole trail: the owner runs it by hand (npm run audit:apagar). Returns how many entries were blanked.
create function sede.apagar_auditoria_do_titular(filiado uuid, conta uuid, razao text) returns int
language plpgsql security invoker as
$$
declare
  quantas int;
begin
  if coalesce(trim(razao), '') = '' then
    raise exception 'Informe o motivo.';
  end if;
  update auditoria set antes = null, depois = null, apagado_em = now(), apagado_motivo = razao
    where apagado_em is null and (antes is not null or depois is not null) and (
      registro_id in (filiado, conta)
      or antes::text like '%' || filiado::text || '%'
      or depois::text like '%' || filiado::text || '%');
  get diagnostics quantas = row_count;
  return quantas;
end
$$;
revoke all on function sede.apagar_auditoria_do_titular(uuid, uuid, text) from public;
