import type { ColumnType, Generated } from 'kysely';
import type { LocationCode, WeekHours } from '#domain/salon/locations.ts';
import type { PrivacyOfficer, SalonSettings } from '#domain/salon/salon-settings.ts';
import type { DurationType, PriceType, ServiceCategory, Visibility } from '#domain/services/services.ts';
import type { Json } from './json-column.ts';

export type ServicesTable = {
  id: string;
  user_id: string | null;
  category: ServiceCategory;
  titre: string;
  contenu: string;
  title: string | null;
  content: string | null;
  titulo: string | null;
  contenido: string | null;
  image: string | null;
  video: string | null;
  duration_type: DurationType;
  duration: number;
  duration_max: number | null;
  price_type: PriceType;
  price_cents: number;
  price_max_cents: number | null;
  price_discount_cents: number | null;
  capacity: number;
  rating: ColumnType<string | null, number | null | undefined, number | null>;
  num_reviews: Generated<number>;
  status: Generated<Visibility>;
  created_at: Date;
  updated_at: Date;
};

export type HelpsTable = {
  id: string;
  user_id: string | null;
  question: string;
  answer: string;
  question_en: string | null;
  answer_en: string | null;
  question_es: string | null;
  answer_es: string | null;
  status: Generated<Visibility>;
  created_at: Date;
  updated_at: Date;
};

export type SettingsTable = {
  only_row: Generated<boolean>;
  name: string;
  phone: string;
  email: string;
  social_links: Json<SalonSettings['socialLinks']>;
  tps_number: string;
  tvq_number: string;
  privacy_officer: Json<PrivacyOfficer>;
  retention_months: Generated<number>;
  move_cutoff_minutes: Generated<number>;
  mail_copies: Generated<boolean>;
};

export type LocationsTable = {
  code: LocationCode;
  name: string;
  street: string;
  city: string;
  hours: Json<WeekHours>;
  closing_grace_minutes: number;
  pictures: ColumnType<string[], string | undefined, string>;
  staffing: Generated<boolean>;
};

export type SeatsTable = { location: LocationCode; category: ServiceCategory; seats: number };

export type ClosuresTable = {
  id: string;
  month_day: string | null;
  date: string | null;
  until: ColumnType<string | null, string | null | undefined, string | null>;
  location: LocationCode | null;
  label_fr: string;
  label_en: string;
};

export type SpecialHoursTable = {
  id: string;
  date: string;
  until: string;
  location: LocationCode | null;
  opens: string;
  closes: string;
  label_fr: string;
  label_en: string;
};
