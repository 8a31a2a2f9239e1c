import type { Help } from '#contract/helps.ts';
import type { Service } from '#contract/services.ts';
import type { Language } from '#domain/languages.ts';
import { effectivePrice } from '#domain/pricing.ts';
import { serviceDescription, serviceName } from '#domain/service-texts.ts';

/** The questions and their answers for search engines; the salon writes them in French. */
export function structuredQuestions(helps: readonly Help[]): object[] {
  if (helps.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      inLanguage: 'fr-CA',
      mainEntity: helps.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

/** The catalogue with its prices before taxes for search engines. */
export function structuredServices(services: readonly Service[], publicUrl: string, language: Language): object[] {
  if (services.length === 0) return [];
  return [
    {
      '@type': 'OfferCatalog',
      url: `${publicUrl}/reservation-services`,
      provider: { '@id': `${publicUrl}/#org` },
      itemListElement: services.map((service) => ({
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          name: serviceName(service, language).text,
          description: serviceDescription(service, language).text,
        },
        ...priceOf(service),
      })),
    },
  ];
}

function priceOf(service: Service): object {
  if (service.priceType !== 'range') return { price: effectivePrice(service).toFixed(2), priceCurrency: 'CAD' };
  return {
    priceSpecification: {
      '@type': 'PriceSpecification',
      priceCurrency: 'CAD',
      minPrice: service.price,
      ...(service.priceMax !== null && { maxPrice: service.priceMax }),
      valueAddedTaxIncluded: false,
    },
  };
}
