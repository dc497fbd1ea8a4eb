-- Members: registry, periods of membership, dependents, files, and who saw whose data.
--
-- Whether somebody is a member is told by their periods: at most one is open, none overlap (decided by the database, however many
-- people save at once); the text's data_filiacao, data_desfiliacao, ultima_filiacao and cadastro are derived.
-- Source: spec 2 §3, §4; decisions §8; decisions-members (Tables, LGPD).

create extension if not exists btree_gist with schema public;

-- Matrícula or ponto as one key: letters and digits, without Câmara's P and leading zeros. 'P - 0123', 'P-123', 'p123' → '123'.
create function sede.chave_matricula(texto text) returns text language sql immutable parallel safe strict as
$$
  select nullif(regexp_replace(regexp_replace(upper(regexp_replace(texto, '[^0-9A-Za-z]', '', 'g')), '^P(?=[0-9])', ''), '^0+(?=.)', ''), '')
$$;

-- As before; columns of the first argument are the program's: a change of nothing else raises no version and stamps nobody.
-- The second names the generated columns, which are not there yet when the trigger runs.
create or replace function sede.tg_registro() returns trigger language plpgsql as
$$
declare
  ctx jsonb := sede.contexto();
  agora timestamptz := coalesce((ctx ->> 'agora')::timestamptz, now());
begin
  if tg_op = 'INSERT' then
    if ctx ? 'restaura' then
      return new;
    end if;
    new.versao := 1;
    new.criado_em := agora;
    new.criado_por := (ctx ->> 'ator')::uuid;
  else
    new.id := old.id;
    new.criado_em := old.criado_em;
    new.criado_por := old.criado_por;
    if tg_nargs > 0 then
      declare
        alheias text[] := tg_argv[0]::text[];
        geradas text[] := tg_argv[1]::text[];
        mudou boolean := (to_jsonb(new) - geradas) is distinct from (to_jsonb(old) - geradas);
      begin
        if mudou and (to_jsonb(new) - geradas - alheias) is not distinct from (to_jsonb(old) - geradas - alheias) then
          return new;
        end if;
      end;
    end if;
    new.versao := old.versao + 1;
  end if;
  new.atualizado_em := agora;
  new.atualizado_por := (ctx ->> 'ator')::uuid;
  return new;
end
$$;

create table filiados (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  -- Identity
  nome_completo text not null check (length(nome_completo) between 1 and 200),
  nome_social text check (length(nome_social) between 1 and 200),
  cpf text check (cpf ~ '^[0-9]{11}$'),
  rg text,
  orgao_expedidor text,
  uf_orgao_expedidor text check (uf_orgao_expedidor ~ '^[A-Z]{2}$'),
  data_nascimento date,
  sexo text check (sexo in ('Masculino', 'Feminino', 'Prefiro não responder', 'Outro')),
  sexo_outro text,
  estado_civil text,
  nome_mae text,
  escolaridade text,
  -- Contacts
  email text check (email = lower(email)),
  email_funcional text check (email_funcional = lower(email_funcional)),
  preferencia_comunicacao text not null default 'pessoal' check (preferencia_comunicacao in ('pessoal', 'funcional')),
  email_devolvido_em timestamptz,
  tel_celular text,
  whatsapp boolean not null default false,
  tel_fixo text,
  tel_comercial text,
  tel_residencial text,
  ramal text,
  cep text check (cep ~ '^[0-9]{8}$'),
  logradouro text,
  bairro text,
  cidade text,
  estado text check (estado ~ '^[A-Z]{2}$'),
  nome_ct_emergencia text,
  celular_ct_emergencia text,
  parentesco_ct_emergencia text,
  -- Work
  empresa text not null check (empresa in ('CAMARA', 'SENADO', 'TCU')),
  matricula text not null check (length(matricula) between 1 and 40),
  matricula_chave text generated always as (sede.chave_matricula(matricula)) stored,
  cargo text,
  situacao_filiado text not null check (situacao_filiado in ('ATIVO', 'APOSENTADO', 'PENSIONISTA', 'INATIVO')),
  situacao_anterior text check (situacao_anterior in ('ATIVO', 'APOSENTADO', 'PENSIONISTA')),
  -- Of a pensioner: the titular, by record where there is one.
  titular_id uuid,
  nome_falecido text,
  cpf_falecido text check (cpf_falecido ~ '^[0-9]{11}$'),
  filiado_associacao text check (filiado_associacao in ('NAO', 'CAMARA', 'SENADO', 'TCU', 'OUTRO')),
  associacao text,
  associacao_outra text,
  associacao_nao_listada text,
  forma_pagamento text check (forma_pagamento in ('Boleto', 'Consignação')),
  -- Centavos; written by the payroll check, which does not raise the version.
  valor_pago bigint check (valor_pago >= 0),
  falecido boolean not null default false,
  data_falecimento date,
  -- When the membership last changed: raises the version with its periods.
  vinculo_em timestamptz,
  observacao text check (length(observacao) <= 4000),
  data_cadastro date not null,
  usuario_id uuid unique references usuarios (id) on delete set null,
  a_conferir text[] not null default '{}',
  -- Answered 'Não é a mesma pessoa' about these.
  distintos uuid[] not null default '{}',
  busca text not null generated always as (
    sede.sem_acento(nome_completo || ' ' || coalesce(nome_social, '') || ' ' || coalesce(cpf || ' ' || sede.cpf_cnpj_com_mascara(cpf), '')
      || ' ' || matricula || ' ' || coalesce(sede.chave_matricula(matricula), '') || ' ' || coalesce(email, '') || ' ' || coalesce(email_funcional, ''))
  ) stored,
  -- Digits of every phone, for whoever answers one.
  telefones text not null generated always as (
    regexp_replace(coalesce(tel_celular, '') || ' ' || coalesce(tel_fixo, '') || ' ' || coalesce(tel_comercial, '') || ' '
      || coalesce(tel_residencial, '') || ' ' || coalesce(celular_ct_emergencia, ''), '[^0-9 ]', '', 'g')
  ) stored,
  iniciais text not null generated always as (sede.iniciais(nome_completo || ' ' || coalesce(nome_social, ''))) stored,
  constraint filiados_titular foreign key (titular_id) references filiados (id) on delete set null,
  constraint filiados_cpf_ou_conferir check (cpf is not null or 'cpf' = any (a_conferir)),
  constraint filiados_falecimento check (data_falecimento is null or falecido),
  constraint filiados_nao_de_si check (titular_id <> id)
);
comment on table filiados is 'Servidores filiados e ex-filiados. A filiação está em filiado_periodos.';
create unique index filiados_cpf on filiados (cpf);
create unique index filiados_id_origem on filiados (id_origem);
create index filiados_nome on filiados (nome_completo, id);
create index filiados_matricula on filiados (empresa, matricula_chave);
create index filiados_email on filiados (lower(email));
create index filiados_nascimento on filiados (data_nascimento);
create index filiados_casa on filiados (empresa, situacao_filiado);
create index filiados_titular_id on filiados (titular_id) where titular_id is not null;
create index filiados_a_conferir on filiados (nome_completo) where a_conferir <> '{}';
create index filiados_busca on filiados using gin (busca gin_trgm_ops);
create index filiados_telefones on filiados using gin (telefones gin_trgm_ops);
create index filiados_iniciais on filiados using gin (iniciais gin_trgm_ops);
select sede.auditar('filiados', 'filiados', 'id', '{busca,iniciais,telefones}');
-- What the program alone writes does not raise the version: a run of the payroll check must not make open forms conflict.
drop trigger a_registro on filiados;
create trigger a_registro before insert or update on filiados
  for each row execute function sede.tg_registro('{valor_pago,email_devolvido_em}', '{busca,iniciais,telefones,matricula_chave}');

create table filiado_periodos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  filiado_id uuid not null,
  -- The first day, and the first day on which it is one no more: leaving and returning on one day do not overlap.
  inicio date not null,
  fim date,
  motivo text,
  observacao text,
  pedido_id uuid,
  anexo_id uuid references anexos (id),
  -- Ended by the death: unmarking reopens only this one.
  por_falecimento boolean not null default false,
  -- Worked out by the import between two dates that the old system knew.
  presumido boolean not null default false,
  constraint filiado_periodos_filiado foreign key (filiado_id) references filiados (id) on delete cascade,
  constraint filiado_periodos_ordem check (fim is null or fim >= inicio),
  constraint filiado_periodos_motivo check (fim is not null or (motivo is null and not por_falecimento)),
  constraint filiado_periodos_um_por_vez exclude using gist (filiado_id with =, daterange(inicio, fim, '[)') with &&)
);
comment on table filiado_periodos is 'Cada filiação, do início ao fim. No máximo uma aberta; nenhuma se sobrepõe a outra.';
-- An empty range overlaps nothing: of two open ones the second is caught by the exclusion, which an empty one never is.
create unique index filiado_periodos_aberto on filiado_periodos (filiado_id) where fim is null;
create index filiado_periodos_filiado_id on filiado_periodos (filiado_id, inicio);
create index filiado_periodos_anexo_id on filiado_periodos (anexo_id) where anexo_id is not null;
select sede.auditar('filiado_periodos', 'filiados', 'filiado_id');

create table dependentes (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  filiado_id uuid not null,
  nome_completo text not null check (length(nome_completo) between 1 and 200),
  cpf text check (cpf ~ '^[0-9]{11}$'),
  data_nascimento date not null,
  sexo text,
  sexo_outro text,
  parentesco text,
  nome_mae text,
  busca text not null generated always as (
    sede.sem_acento(nome_completo || ' ' || coalesce(cpf || ' ' || sede.cpf_cnpj_com_mascara(cpf), ''))
  ) stored,
  iniciais text not null generated always as (sede.iniciais(nome_completo)) stored,
  constraint dependentes_filiado foreign key (filiado_id) references filiados (id) on delete cascade,
  constraint dependentes_cpf unique (filiado_id, cpf),
  -- So that what names a dependent names one of that member.
  constraint dependentes_do_filiado unique (filiado_id, id)
);
comment on table dependentes is 'Dependentes de cada filiado.';
create unique index dependentes_id_origem on dependentes (id_origem);
create index dependentes_cpf_de_todos on dependentes (cpf) where cpf is not null;
create index dependentes_nome on dependentes (nome_completo, id);
create index dependentes_busca on dependentes using gin (busca gin_trgm_ops);
create index dependentes_iniciais on dependentes using gin (iniciais gin_trgm_ops);
-- In the member's history: a dependent has none of their own.
select sede.auditar('dependentes', 'filiados', 'filiado_id', '{busca,iniciais}');

-- Ficha Cadastral, and a dependent's papers. Names as they were when attached: the history names a file that has been let go.
create table filiados_anexos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  filiado_id uuid not null,
  anexo_id uuid not null,
  nome text not null,
  constraint filiados_anexos_filiado foreign key (filiado_id) references filiados (id) on delete cascade,
  constraint filiados_anexos_anexo foreign key (anexo_id) references anexos (id),
  constraint filiados_anexos_uma_vez unique (filiado_id, anexo_id)
);
comment on table filiados_anexos is 'PDFs da ficha cadastral.';
create index filiados_anexos_anexo_id on filiados_anexos (anexo_id);
select sede.auditar('filiados_anexos', 'filiados', 'filiado_id');

create table dependentes_anexos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  -- The dependent's member, in whose history the file stands; filled by the trigger.
  filiado_id uuid not null,
  dependente_id uuid not null,
  anexo_id uuid not null,
  nome text not null,
  constraint dependentes_anexos_dependente foreign key (filiado_id, dependente_id)
    references dependentes (filiado_id, id) on delete cascade,
  constraint dependentes_anexos_anexo foreign key (anexo_id) references anexos (id),
  constraint dependentes_anexos_uma_vez unique (dependente_id, anexo_id)
);
comment on table dependentes_anexos is 'PDFs de cada dependente.';
create index dependentes_anexos_anexo_id on dependentes_anexos (anexo_id);
create function sede.tg_anexo_de_dependente() returns trigger language plpgsql as
$$
begin
  new.filiado_id := (select d.filiado_id from dependentes d where d.id = new.dependente_id);
  return new;
end
$$;
create trigger filiado_do_dependente before insert on dependentes_anexos
  for each row execute function sede.tg_anexo_de_dependente();
select sede.auditar('dependentes_anexos', 'filiados', 'filiado_id');

-- Who saw, searched, exported, printed or downloaded whose data. No foreign keys: names and ids are copied, and the row outlives
-- both; the program adds rows and nothing else, a sweep takes them after five years.
create table acessos_dados (
  id uuid primary key,
  em timestamptz not null,
  usuario_id uuid not null,
  usuario_nome text not null,
  ato text not null,
  tela text not null,
  filiado_id uuid,
  filiado_nome text,
  -- What was searched for or filtered by, and how many rows it gave: never a value that the person did not type.
  detalhe jsonb,
  quantidade int
);
comment on table acessos_dados is 'Registro de acesso a dados pessoais (LGPD).';
create index acessos_dados_filiado on acessos_dados (filiado_id, em desc, id) where filiado_id is not null;
create index acessos_dados_usuario on acessos_dados (usuario_id, em desc, id);
create index acessos_dados_em on acessos_dados (em);

-- Answers of the CEP service, for thirty days.
create table ceps (
  cep text primary key check (cep ~ '^[0-9]{8}$'),
  lido_em timestamptz not null,
  -- null: the service says that it does not exist.
  endereco jsonb
);
comment on table ceps is 'Endereços já consultados por CEP.';
