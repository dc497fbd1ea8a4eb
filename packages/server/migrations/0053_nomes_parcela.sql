-- The list of names of the compensatory instalment, by versions: exactly one is in force, earlier ones stay so that one can go
-- back. The lines are personal data of the published file; they are read by the public search only through the whole name.
-- Source: spec 2 §3 (Name-search result); decisions-members 'Name search'; docs/decisions/061.

create table nomes_parcela_versoes (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  nome text not null check (length(nome) between 1 and 200),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  linhas int not null check (linhas > 0),
  na_acao int not null check (na_acao between 0 and linhas),
  vigente boolean not null,
  publicada_em timestamptz not null
);
comment on table nomes_parcela_versoes is 'Versões da lista de nomes da parcela compensatória; uma é a vigente.';
create unique index nomes_parcela_vigente on nomes_parcela_versoes (vigente) where vigente;
create index nomes_parcela_versoes_recentes on nomes_parcela_versoes (publicada_em desc, id desc);
select sede.auditar('nomes_parcela_versoes', 'nomesParcela');

create table nomes_parcela (
  id_versao uuid not null references nomes_parcela_versoes (id) on delete cascade,
  linha int not null,
  nome text not null check (length(nome) between 1 and 200),
  -- Without accents, capitals and double spaces, as `chaveDoNome` makes it.
  chave text not null check (chave <> ''),
  filiada text not null check (filiada in ('SIM', 'NÃO', 'FALECIDO')),
  na_acao boolean not null,
  cpf text check (cpf ~ '^[0-9]{11}$'),
  nascimento date,
  primary key (id_versao, linha)
);
comment on table nomes_parcela is 'Linhas de cada versão da lista da parcela compensatória.';
create index nomes_parcela_chave on nomes_parcela (id_versao, chave);
