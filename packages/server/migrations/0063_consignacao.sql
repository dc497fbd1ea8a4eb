-- Payroll check: files of the houses, runs, results, treatments, and what follows of them.
--
-- A competence is the first day of its month; amounts are centavos. Lines and results are what a run worked out of audited files: it
-- writes them anew, and they are not audited; what a person decides stands apart (tratamentos) and outlives the next run.
-- Source: spec 2 §2, §3, §4; decisions §8; decisions-members (Consignação); docs/decisions/079.

create table consignacao_layouts (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  casa text not null check (casa in ('CAMARA', 'SENADO', 'TCU')),
  nome text not null check (length(nome) between 1 and 60),
  numero int not null check (numero > 0),
  vigente boolean not null,
  definicao jsonb not null,
  constraint consignacao_layouts_numero unique (casa, numero)
);
comment on table consignacao_layouts is 'Como cada casa escreve o seu arquivo, em versões.';
create unique index consignacao_layouts_vigente on consignacao_layouts (casa) where vigente;
select sede.auditar('consignacao_layouts', 'consignacoes');

create table consignacao_competencias (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  competencia date not null unique check (extract(day from competencia) = 1),
  concluida_em timestamptz,
  concluida_por uuid,
  motivo_reabertura text
);
comment on table consignacao_competencias is 'Meses começados; os concluídos não mudam mais.';
select sede.auditar('consignacao_competencias', 'consignacoes');

create table consignacao_arquivos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  competencia date not null references consignacao_competencias (competencia),
  casa text not null check (casa in ('CAMARA', 'SENADO', 'TCU')),
  anexo_id uuid not null references anexos (id),
  nome text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  layout_id uuid references consignacao_layouts (id),
  layout_nome text not null,
  layout_numero int not null,
  linhas int not null,
  soma bigint not null,
  completados int not null,
  repetidas int not null,
  rodape_confere boolean not null,
  atual boolean not null,
  -- The run that last read it has ended well.
  lido_em timestamptz
);
comment on table consignacao_arquivos is 'Arquivos de desconto das casas. Um atual por casa e competência.';
create unique index consignacao_arquivos_atual on consignacao_arquivos (competencia, casa) where atual;
create index consignacao_arquivos_sha256 on consignacao_arquivos (sha256);
create index consignacao_arquivos_anexo_id on consignacao_arquivos (anexo_id);
create index consignacao_arquivos_layout_id on consignacao_arquivos (layout_id) where layout_id is not null;
select sede.auditar('consignacao_arquivos', 'consignacoes');

create table consignacoes (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  competencia date not null references consignacao_competencias (competencia),
  estado text not null check (estado in ('Em andamento', 'Finalizado', 'Erro')),
  -- The step that it shows, and the last one whose writes are committed: a run that was broken off goes on after it.
  passo int not null check (passo between 1 and 5),
  feito int not null check (feito between 0 and 5),
  mensagem text not null,
  por uuid,
  por_email text not null,
  iniciada_em timestamptz not null,
  terminada_em timestamptz,
  trabalho_id uuid,
  -- Totals by house as the run found them.
  totais jsonb not null default '[]',
  constraint consignacoes_fim check ((estado = 'Em andamento') = (terminada_em is null))
);
comment on table consignacoes is 'Verificações da consignação. Uma em andamento por vez.';
create unique index consignacoes_id_origem on consignacoes (id_origem);
create unique index consignacoes_uma_por_vez on consignacoes ((true)) where estado = 'Em andamento';
create index consignacoes_competencia on consignacoes (competencia, iniciada_em desc);
select sede.auditar('consignacoes', 'consignacoes');

create table consignacao_linhas (
  arquivo_id uuid not null references consignacao_arquivos (id) on delete cascade,
  linha int not null,
  cpf text,
  matricula text,
  nome text,
  valor bigint not null,
  rubrica text,
  repetida boolean not null,
  filiado_id uuid,
  proposto_id uuid,
  codigo text,
  primary key (arquivo_id, linha),
  constraint consignacao_linhas_filiado foreign key (filiado_id) references filiados (id),
  constraint consignacao_linhas_proposto foreign key (proposto_id) references filiados (id) on delete set null
);
comment on table consignacao_linhas is 'Linhas dos arquivos de desconto, como a última verificação as leu.';
create index consignacao_linhas_filiado_id on consignacao_linhas (filiado_id) where filiado_id is not null;
create index consignacao_linhas_proposto_id on consignacao_linhas (proposto_id) where proposto_id is not null;

create table consignacao_resultados (
  id uuid primary key,
  competencia date not null references consignacao_competencias (competencia),
  casa text not null check (casa in ('CAMARA', 'SENADO', 'TCU')),
  filiado_id uuid,
  arquivo_id uuid,
  linha int,
  -- What a treatment names it by: it survives the next run, and a corrected file.
  chave text not null,
  codigo text not null,
  -- Somebody has to look at it.
  ocorrencia boolean not null,
  esperado bigint,
  descontado bigint,
  meses int not null default 0,
  processos int not null default 0,
  detalhe text,
  constraint consignacao_resultados_filiado foreign key (filiado_id) references filiados (id) on delete cascade,
  constraint consignacao_resultados_linha foreign key (arquivo_id, linha) references consignacao_linhas (arquivo_id, linha) on delete cascade,
  constraint consignacao_resultados_um_do_filiado unique (competencia, filiado_id),
  constraint consignacao_resultados_um_da_linha unique (competencia, arquivo_id, linha),
  constraint consignacao_resultados_de_um check ((filiado_id is null) <> (arquivo_id is null))
);
comment on table consignacao_resultados is 'O que a verificação achou de cada filiado, e de cada linha que não é como devia.';
create unique index consignacao_resultados_chave on consignacao_resultados (competencia, chave);
create index consignacao_resultados_codigo on consignacao_resultados (competencia, codigo);
create index consignacao_resultados_filiado_id on consignacao_resultados (filiado_id, competencia) where filiado_id is not null;
create index consignacao_resultados_arquivo on consignacao_resultados (arquivo_id, linha) where arquivo_id is not null;

create table consignacao_tratamentos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  competencia date not null references consignacao_competencias (competencia),
  chave text not null,
  filiado_id uuid,
  nome text,
  -- Of another code it is no treatment.
  codigo text not null,
  tratamento text not null,
  causa text,
  nota text check (length(nota) <= 1000),
  constraint consignacao_tratamentos_filiado foreign key (filiado_id) references filiados (id) on delete cascade,
  constraint consignacao_tratamentos_chave unique (competencia, chave)
);
comment on table consignacao_tratamentos is 'O que alguém decidiu de uma ocorrência.';
create index consignacao_tratamentos_filiado_id on consignacao_tratamentos (filiado_id) where filiado_id is not null;
select sede.auditar('consignacao_tratamentos', 'consignacoes');

create table consignacao_inativacoes (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  competencia date not null references consignacao_competencias (competencia),
  causa text not null,
  desfeita_em timestamptz
);
comment on table consignacao_inativacoes is 'Inativações em lote por falta de desconto; podem ser desfeitas por 30 dias.';
create index consignacao_inativacoes_criado_em on consignacao_inativacoes (criado_em desc);
select sede.auditar('consignacao_inativacoes', 'consignacoes');

create table consignacao_inativados (
  inativacao_id uuid not null references consignacao_inativacoes (id) on delete cascade,
  filiado_id uuid not null,
  situacao_antes text not null,
  -- The record's version as the act left it: whoever has another has changed since.
  versao_depois int not null,
  desfeito boolean not null default false,
  primary key (inativacao_id, filiado_id),
  constraint consignacao_inativados_filiado foreign key (filiado_id) references filiados (id) on delete cascade
);
comment on table consignacao_inativados is 'Quem foi inativado em cada lote, e a situação que tinha.';
create index consignacao_inativados_filiado_id on consignacao_inativados (filiado_id);

create table desfiliacoes_propostas (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  filiado_id uuid not null,
  nome text not null,
  inativacao_id uuid references consignacao_inativacoes (id) on delete set null,
  competencia date not null,
  causa text not null,
  situacao_antes text not null,
  estado text not null check (estado in ('aguardando', 'desfiliada', 'mantida', 'reativada', 'retirada')),
  motivo text,
  decidida_por uuid,
  decidida_em timestamptz,
  constraint desfiliacoes_propostas_filiado foreign key (filiado_id) references filiados (id) on delete cascade,
  constraint desfiliacoes_propostas_decidida check ((estado = 'aguardando') = (decidida_em is null))
);
comment on table desfiliacoes_propostas is 'Inativados à espera de quem confirma, ou não, a desfiliação.';
create unique index desfiliacoes_propostas_uma on desfiliacoes_propostas (filiado_id) where estado = 'aguardando';
create index desfiliacoes_propostas_filiado_id on desfiliacoes_propostas (filiado_id);
create index desfiliacoes_propostas_inativacao_id on desfiliacoes_propostas (inativacao_id) where inativacao_id is not null;
create index desfiliacoes_propostas_estado on desfiliacoes_propostas (estado, nome);
select sede.auditar('desfiliacoes_propostas', 'desfiliacoes');
