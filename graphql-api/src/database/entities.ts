import { AccountEntity, SessionEntity } from '../account/account.entity.ts';
import { BlogEntity, BlogRevisionEntity } from '../blog/blog.entity.ts';
import { CategoryEntity } from '../category/category.entity.ts';
import { ErasureEntity, LeadNoteEntity } from '../lead/lead.admin.entity.ts';
import { LeadEntity } from '../lead/lead.entity.ts';
import { LocationEntity } from '../location/location.entity.ts';
import { SubscriptionEntity } from '../newsletter/subscription.entity.ts';
import { PhotoEntity } from '../photo/photo.entity.ts';
import { PictureEntity, VideoEntity } from '../picture/picture.entity.ts';
import { PortfolioEntity } from '../portfolio/portfolio.entity.ts';
import { OldSlugEntity } from '../slug/slug.entity.ts';

/** Every table; a new noun is added here and in a migration. */
export const entities = [
  AccountEntity,
  SessionEntity,
  BlogEntity,
  BlogRevisionEntity,
  CategoryEntity,
  LocationEntity,
  PictureEntity,
  VideoEntity,
  PortfolioEntity,
  OldSlugEntity,
  LeadEntity,
  LeadNoteEntity,
  ErasureEntity,
  PhotoEntity,
  SubscriptionEntity,
];
