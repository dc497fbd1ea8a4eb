-- Two records of one person become one: proposed by one, confirmed by another; the record that goes is kept apart.
--
-- The row of the record that goes leaves `filiados`, so that no list, number, lookup or key can count it by forgetting a condition; what
-- stood in it is kept here, under the id that its address had. Source: decisions-members (Merge); docs/decisions/076.

create table filiados_unificados (
  -- Of the record that went.
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  para uuid not null,
  nome text not null check (length(nome) between 1 and 200),
  -- The row as it was, and rows of it that the other record had already; null once it is anonymous.
  dados jsonb,
  constraint filiados_unificados_para foreign key (para) references filiados (id) on delete cascade
);
comment on table filiados_unificados is 'Fichas que foram unificadas em outra: o endereço antigo e o que nelas estava.';
create index filiados_unificados_de on filiados_unificados (para);
create unique index filiados_unificados_id_origem on filiados_unificados (id_origem);
select sede.auditar('filiados_unificados', 'filiados', 'para', '{dados}');

-- No foreign keys: a proposal outlives both records.
create table unificacoes (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  fica_id uuid not null,
  sai_id uuid not null,
  -- The versions that were compared: what is confirmed is exactly that.
  fica_versao int not null,
  sai_versao int not null,
  nome text not null,
  nome_sai text not null,
  -- Groups of fields whose value comes from the record that goes.
  da_outra text[] not null,
  estado text not null default 'aguardando' check (estado in ('aguardando', 'feita', 'recusada')),
  decidida_por uuid,
  decidida_em timestamptz,
  motivo text check (length(motivo) between 1 and 500),
  constraint unificacoes_duas_fichas check (fica_id <> sai_id),
  constraint unificacoes_duas_pessoas check (estado <> 'feita' or (decidida_por is not null and decidida_por <> criado_por)),
  constraint unificacoes_recusa check ((estado = 'recusada') = (motivo is not null))
);
comment on table unificacoes is 'Unificações de fichas duplicadas: propostas, feitas e recusadas.';
create index unificacoes_criado on unificacoes (criado_em desc, id);
create unique index unificacoes_fica on unificacoes (fica_id) where estado = 'aguardando';
create unique index unificacoes_sai on unificacoes (sai_id) where estado = 'aguardando';
create index unificacoes_por_ficha on unificacoes (fica_id);
create index unificacoes_por_ficha_que_sai on unificacoes (sai_id);
select sede.auditar('unificacoes', 'duplicados');

-- Dependents go to the other record with their files.
alter table dependentes_anexos
  drop constraint dependentes_anexos_dependente,
  add constraint dependentes_anexos_dependente foreign key (filiado_id, dependente_id)
    references dependentes (filiado_id, id) on update cascade on delete cascade;

-- Same name: pairs that look like one person, and who is alike when somebody is registered.
create index filiados_nome_chave on filiados (sede.sem_acento(nome_completo), data_nascimento);

-- Of whom is made anonymous, what went into their record goes too.
create function sede.tg_unificados_do_anonimo() returns trigger language plpgsql as
$$
begin
  update unificacoes set nome = new.nome_completo, nome_sai = new.nome_completo
    where fica_id = new.id or sai_id = new.id or fica_id in (select u.id from filiados_unificados u where u.para = new.id);
  update filiados_unificados set nome = new.nome_completo, dados = null where para = new.id;
  return null;
end
$$;
create trigger unificados_do_anonimo after update of anonimizado_em on filiados
  for each row when (old.anonimizado_em is null and new.anonimizado_em is not null) execute function sede.tg_unificados_do_anonimo();

-- As before; also what the audit kept of the records that went into this one.
create or replace function sede.apagar_auditoria_do_titular(filiado uuid, conta uuid, razao text) returns int
language plpgsql security invoker as
$$
declare
  quantas int;
  fichas uuid[] := array[filiado] || array(select u.id from filiados_unificados u where u.para = filiado);
begin
  if coalesce(trim(razao), '') = '' then
    raise exception 'Informe o motivo.';
  end if;
  update auditoria set antes = null, depois = null, apagado_em = now(), apagado_motivo = razao
    where apagado_em is null and (antes is not null or depois is not null) and (
      registro_id = any (fichas || conta)
      or exists (select from unnest(fichas) f where antes::text like '%' || f::text || '%' or depois::text like '%' || f::text || '%'));
  get diagnostics quantas = row_count;
  return quantas;
end
$$;

-- A dependent that goes to another record takes along what was said about them.
alter table interacoes drop constraint interacoes_dependente,
  add constraint interacoes_dependente foreign key (filiado_id, dependente_id) references dependentes (filiado_id, id)
    on update cascade on delete set null (dependente_id);
