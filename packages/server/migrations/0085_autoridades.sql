-- Profiles of authorities: who they are, their offices and mandates (at most one is the current one), documents that stay with who took
-- them out. The photo is two squares drawn anew, each a file of its own.
--
-- Religion and kinship are sensitive (LGPD art. 11): no list, search, export or history tells them.
-- Source: spec 3 §2.11, §3; decisions-sindical-contratos-patrimonio (Authorities); invariant E2.

create table autoridades (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  nome text not null check (length(nome) between 1 and 200),
  nome_politico text not null check (length(nome_politico) between 1 and 200),
  data_nascimento date,
  -- Of the old system, with the year in which it was said.
  idade_informada int check (idade_informada between 0 and 150),
  idade_ano int check (idade_ano between 1900 and 2200),
  foto_id uuid,
  miniatura_id uuid,
  partido text check (length(partido) between 1 and 60),
  filiacao_partidaria text check (length(filiacao_partidaria) between 1 and 10000),
  exerce_mandato boolean not null default false,
  id_oficial text check (length(id_oficial) between 1 and 40),
  tel_primario text check (length(tel_primario) between 1 and 30),
  tel_secundario text check (length(tel_secundario) between 1 and 30),
  email_primario text check (length(email_primario) between 1 and 254),
  email_secundario text check (length(email_secundario) between 1 and 254),
  redes_sociais text check (length(redes_sociais) between 1 and 10000),
  biografia text check (length(biografia) between 1 and 10000),
  comissoes text check (length(comissoes) between 1 and 10000),
  projetos_de_lei_propostos text check (length(projetos_de_lei_propostos) between 1 and 10000),
  interesses_politicos_especificos text check (length(interesses_politicos_especificos) between 1 and 10000),
  atividades_politicas text check (length(atividades_politicas) between 1 and 10000),
  historico_de_votacao text check (length(historico_de_votacao) between 1 and 10000),
  afiliacoes_a_grupos_ou_blocos_politicos text check (length(afiliacoes_a_grupos_ou_blocos_politicos) between 1 and 10000),
  aliados_politicos text check (length(aliados_politicos) between 1 and 10000),
  endosso_de_organizacoes text check (length(endosso_de_organizacoes) between 1 and 10000),
  indices_de_aprovacao text check (length(indices_de_aprovacao) between 1 and 10000),
  alma_mater text check (length(alma_mater) between 1 and 10000),
  formacao_adicional text check (length(formacao_adicional) between 1 and 10000),
  atividades_profissionais text check (length(atividades_profissionais) between 1 and 10000),
  linguas_faladas text check (length(linguas_faladas) between 1 and 10000),
  noticias text check (length(noticias) between 1 and 10000),
  premios text check (length(premios) between 1 and 10000),
  publicacoes text check (length(publicacoes) between 1 and 10000),
  curiosidades text check (length(curiosidades) between 1 and 10000),
  agendas_com_o_sindicato text check (length(agendas_com_o_sindicato) between 1 and 10000),
  possivel_agenda_futura_com_o_sindicato text check (length(possivel_agenda_futura_com_o_sindicato) between 1 and 10000),
  religiao text check (length(religiao) between 1 and 60),
  parentesco text check (length(parentesco) between 1 and 10000),
  -- When offices or documents last changed: it moves the version along with them.
  filhos_em timestamptz,
  busca text not null generated always as (sede.sem_acento(nome_politico || ' ' || nome || ' ' || coalesce(partido, ''))) stored,
  iniciais text not null generated always as (sede.iniciais(nome_politico) || ' ' || sede.iniciais(nome)) stored,
  constraint autoridades_foto foreign key (foto_id) references anexos (id),
  constraint autoridades_miniatura foreign key (miniatura_id) references anexos (id),
  constraint autoridades_fotos_juntas check ((foto_id is null) = (miniatura_id is null)),
  constraint autoridades_idade check (idade_ano is null or idade_informada is not null)
);
comment on table autoridades is 'Perfis de autoridades.';
create unique index autoridades_id_origem on autoridades (id_origem) where id_origem is not null;
create index autoridades_nome_politico on autoridades (nome_politico, id);
create index autoridades_foto_id on autoridades (foto_id) where foto_id is not null;
create index autoridades_miniatura_id on autoridades (miniatura_id) where miniatura_id is not null;
create index autoridades_busca on autoridades using gin (busca gin_trgm_ops);
create index autoridades_iniciais on autoridades using gin (iniciais gin_trgm_ops);
select sede.auditar('autoridades', 'autoridades', 'id', '{busca,iniciais}');

create table autoridades_cargos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  autoridade_id uuid not null,
  ordem int not null,
  cargo text not null check (length(cargo) between 1 and 200),
  tempo text check (length(tempo) between 1 and 100),
  colegio_eleitoral text check (length(colegio_eleitoral) between 1 and 200),
  atual boolean not null default false,
  constraint autoridades_cargos_autoridade foreign key (autoridade_id) references autoridades (id) on delete cascade
);
comment on table autoridades_cargos is 'Cargos e mandatos de cada autoridade; no máximo um é o atual.';
create unique index autoridades_cargos_um_atual on autoridades_cargos (autoridade_id) where atual;
create index autoridades_cargos_autoridade on autoridades_cargos (autoridade_id, ordem);
select sede.auditar('autoridades_cargos', 'autoridades', 'autoridade_id');

create table autoridades_anexos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  autoridade_id uuid not null,
  anexo_id uuid not null,
  nome text not null,
  situacao text not null default 'Ativo' check (situacao in ('Ativo', 'Excluído')),
  excluido_em timestamptz,
  excluido_por text,
  constraint autoridades_anexos_autoridade foreign key (autoridade_id) references autoridades (id) on delete cascade,
  constraint autoridades_anexos_anexo foreign key (anexo_id) references anexos (id),
  constraint autoridades_anexos_uma_vez unique (autoridade_id, anexo_id),
  constraint autoridades_anexos_exclusao check ((situacao = 'Excluído') = (excluido_em is not null))
);
comment on table autoridades_anexos is 'Documentos de cada autoridade; o excluído fica, com quem e quando.';
create index autoridades_anexos_anexo_id on autoridades_anexos (anexo_id);
select sede.auditar('autoridades_anexos', 'autoridades', 'autoridade_id');
